-- The tables of the resources. Every unique key starts with the tenant, every reference stays within it.

-- Customers

create table debtors (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  customer_number varchar(50) collate danish not null,
  customer_number_order varchar collate "C" not null generated always as (number_order(customer_number)) stored,
  payment_term_id bigint,
  category_id bigint,
  currency_id bigint,
  name varchar(250) collate danish not null,
  attention varchar(250) collate danish,
  address varchar(250) collate danish not null default '',
  postal_code varchar(50) collate danish not null default '',
  city varchar(250) collate danish not null default '',
  telephone varchar(50) collate danish,
  email varchar(250) collate danish,
  mobile varchar(50) collate danish,
  invoice_name varchar(250) collate danish,
  invoice_address varchar(250) collate danish not null default '',
  invoice_postal_code varchar(50) collate danish not null default '',
  invoice_city varchar(250) collate danish not null default '',
  invoice_telephone varchar(50) collate danish,
  invoice_email varchar(250) collate danish,
  invoice_mobile varchar(50) collate danish,
  invoice_attention text collate danish,
  vat_number varchar(50) collate danish,
  ean varchar(50) collate danish,
  remarks text collate danish,
  margin_type bigint check (abs(margin_type) < 1e10),
  is_blocked boolean default false,
  pdf_layout_id bigint check (abs(pdf_layout_id) < 1e10),
  invoice_social_security_number varchar(256) collate danish,
  invoice_property_designation varchar(256) collate danish,
  invoice_residence_association_organisation_number varchar(256) collate danish,
  invoice_vat_number varchar(255) collate danish,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id),
  unique (tenant_id, customer_number)
);
create index on debtors (tenant_id, customer_number_order, customer_number);
create index on debtors (tenant_id, payment_term_id, id);
create index on debtors (tenant_id, category_id, id);
create index on debtors (tenant_id, currency_id, id);
create index on debtors (tenant_id, name, id);
create index on debtors (tenant_id, email, id);
create index on debtors (tenant_id, created_at, id);
create index on debtors (tenant_id, updated_at, id);

create table contacts (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  customer_id bigint not null,
  name varchar(250) collate danish not null,
  email varchar(250) collate danish,
  phone_number varchar(50) collate danish,
  mobile varchar(50) collate danish,
  address varchar(250) collate danish,
  postal_code varchar(50) collate danish,
  city varchar(250) collate danish,
  att varchar(250) collate danish,
  ean varchar(50) collate danish,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on contacts (tenant_id, customer_id, id);
create index on contacts (tenant_id, name, id);
create index on contacts (tenant_id, created_at, id);
create index on contacts (tenant_id, updated_at, id);

create table delivery_addresses (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  customer_id bigint not null,
  name varchar(250) collate danish,
  address varchar(250) collate danish,
  city varchar(50) collate danish,
  postal_code varchar(50) collate danish,
  telephone varchar(50) collate danish,
  mobile varchar(50) collate danish,
  att varchar(250) collate danish,
  ean varchar(50) collate danish,
  email varchar(50) collate danish,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on delivery_addresses (tenant_id, customer_id, id);
create index on delivery_addresses (tenant_id, name, id);
create index on delivery_addresses (tenant_id, created_at, id);
create index on delivery_addresses (tenant_id, updated_at, id);

create table debtor_categories (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  text text collate danish not null,
  site varchar(50) collate danish not null,
  color varchar(50) collate danish,
  show_in_app boolean default false,
  show_in_app_status_change boolean default false,
  unique (tenant_id, id)
);


-- Sales

create table debtor_invoices (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  invoice_number bigint not null check (abs(invoice_number) < 1e10),
  type bigint check (abs(type) < 1e10),
  customer_id bigint,
  case_id bigint,
  department_id bigint,
  currency_code varchar(10) collate danish,
  currency_multiplier numeric check (abs(currency_multiplier) < 1e10 and scale(currency_multiplier) <= 10),
  invoice_name varchar(250) collate danish,
  invoice_address varchar(250) collate danish,
  invoice_postal_code varchar(250) collate danish,
  invoice_city varchar(250) collate danish,
  invoice_attention varchar(250) collate danish,
  customer_name varchar(250) collate danish,
  customer_address varchar(250) collate danish,
  customer_postal_code varchar(50) collate danish,
  customer_city varchar(250) collate danish,
  customer_attention varchar(250) collate danish,
  customer_vat_number varchar(100) collate danish,
  delivery_name varchar(250) collate danish,
  delivery_address varchar(250) collate danish,
  delivery_postal_code varchar(50) collate danish,
  delivery_city varchar(250) collate danish,
  delivery_attention varchar(250) collate danish,
  text text collate danish,
  header text collate danish,
  date bigint check (abs(date) < 1e10),
  due_date bigint check (abs(due_date) < 1e10),
  reference varchar(250) collate danish,
  requisition varchar(250) collate danish,
  made_by_id bigint check (abs(made_by_id) < 1e10),
  amount numeric(19,2),
  vat numeric(19,2),
  total_amount numeric(19,2),
  fi_number varchar(50) collate danish,
  status bigint check (abs(status) < 1e10),
  paid_date bigint check (abs(paid_date) < 1e10),
  paid_amount numeric(19,2),
  use_skattered boolean default false,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id),
  unique (tenant_id, invoice_number)
);
create index on debtor_invoices (tenant_id, customer_id, id);
create index on debtor_invoices (tenant_id, case_id, id);
create index on debtor_invoices (tenant_id, department_id, id);
create index on debtor_invoices (tenant_id, date, id);
create index on debtor_invoices (tenant_id, due_date, id);
create index on debtor_invoices (tenant_id, created_at, id);
create index on debtor_invoices (tenant_id, updated_at, id);

create table debtor_invoice_lines (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  invoice_id bigint,
  quantity numeric check (abs(quantity) < 1e18 and scale(quantity) <= 18),
  ean varchar(250) collate danish,
  product_number varchar(250) collate danish,
  description text collate danish,
  sales_price numeric(19,0) check (abs(sales_price) < 1e19),
  cost_price numeric(19,0) check (abs(cost_price) < 1e19),
  list_price numeric(19,0) check (abs(list_price) < 1e19),
  discount numeric check (abs(discount) < 1e19 and scale(discount) <= 19),
  price varchar(50) collate danish,
  account_id bigint,
  margin numeric check (abs(margin) < 1e19 and scale(margin) <= 19),
  supplier_name text collate danish,
  type bigint check (abs(type) < 1e10),
  vat_percentage numeric check (abs(vat_percentage) < 1e18 and scale(vat_percentage) <= 18),
  created_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on debtor_invoice_lines (tenant_id, invoice_id, id);
create index on debtor_invoice_lines (tenant_id, account_id, id);
create index on debtor_invoice_lines (tenant_id, created_at, id);

create table invoice_drafts (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  case_id bigint not null,
  text text collate danish,
  header text collate danish,
  date bigint check (abs(date) < 1e10),
  is_subscription boolean default false,
  reference varchar(250) collate danish,
  requisition varchar(250) collate danish,
  use_skattered boolean default false,
  payment_date bigint check (abs(payment_date) < 1e10),
  pdf_layout_id bigint check (abs(pdf_layout_id) < 1e10),
  tax_reduction bigint check (abs(tax_reduction) < 1e10),
  period_start bigint check (abs(period_start) < 1e10),
  period_amount bigint check (abs(period_amount) < 1e10),
  deleted_at bigint check (abs(deleted_at) < 1e10),
  include_sub_cases_in_deposit boolean default false,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id),
  unique (tenant_id, case_id)
);
create index on invoice_drafts (tenant_id, date, id);
create index on invoice_drafts (tenant_id, created_at, id);
create index on invoice_drafts (tenant_id, updated_at, id);

create table invoice_draft_lines (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  case_id bigint not null,
  quantity numeric not null check (abs(quantity) < 1e18 and scale(quantity) <= 18),
  ean varchar(250) collate danish,
  product_number varchar(250) collate danish,
  description text collate danish,
  supplier_name text collate danish,
  discount numeric check (abs(discount) < 1e19 and scale(discount) <= 19),
  cost_price numeric(19,0) check (abs(cost_price) < 1e19),
  list_price numeric(19,0) check (abs(list_price) < 1e19),
  sales_price numeric(19,0) check (abs(sales_price) < 1e19),
  created_by_id bigint check (abs(created_by_id) < 1e10),
  added_type varchar(50) collate danish default '2' check (added_type in ('1', '2', '3')),
  edi_invoice_number text collate danish,
  account_id bigint,
  added_time bigint check (abs(added_time) < 1e10),
  unique (tenant_id, id)
);
create index on invoice_draft_lines (tenant_id, case_id, id);
create index on invoice_draft_lines (tenant_id, account_id, id);

-- Purchases

create table creditors (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  number varchar(50) collate danish not null,
  number_order varchar collate "C" not null generated always as (number_order(number)) stored,
  purchase_account_id bigint,
  is_accessible boolean default true,
  name varchar(255) collate danish not null,
  address varchar(255) collate danish,
  postal_code varchar(50) collate danish,
  city varchar(255) collate danish,
  vat_number varchar(50) collate danish,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id),
  unique (tenant_id, number)
);
create index on creditors (tenant_id, number_order, number);
create index on creditors (tenant_id, purchase_account_id, id);
create index on creditors (tenant_id, name, id);
create index on creditors (tenant_id, created_at, id);
create index on creditors (tenant_id, updated_at, id);

create table creditor_invoices (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  approved_status varchar(50) collate danish check (approved_status in ('1', '2')),
  approval_comment varchar(500) collate danish,
  case_id bigint,
  account_id bigint,
  type varchar(50) collate danish,
  number varchar(50) collate danish,
  date bigint check (abs(date) < 1e18),
  order_date bigint check (abs(order_date) < 1e18),
  payment_date bigint check (abs(payment_date) < 1e18),
  buyer_name text collate danish,
  buyer_address text collate danish,
  buyer_postal_code varchar(50) collate danish,
  buyer_city text collate danish,
  buyer_id text collate danish,
  buyer_contact text collate danish,
  buyer_order_number text collate danish,
  delivery_name text collate danish,
  delivery_address text collate danish,
  delivery_postal_code varchar(50) collate danish,
  delivery_city text collate danish,
  supplier_name text collate danish,
  supplier_address text collate danish,
  supplier_postal_code varchar(50) collate danish,
  supplier_city text collate danish,
  supplier_vat_number text collate danish,
  supplier_ean text collate danish,
  supplier_order_number text collate danish,
  currency_code text collate danish,
  payment_type varchar(50) collate danish,
  payment_type_code text collate danish,
  payment_part_1 text collate danish,
  payment_part_2 text collate danish,
  note text collate danish,
  marking text collate danish,
  creditor_number varchar(50) collate danish,
  department_number varchar(50) collate danish,
  total numeric(19,2),
  vat numeric(19,2),
  total_with_vat numeric(19,2),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on creditor_invoices (tenant_id, case_id, id);
create index on creditor_invoices (tenant_id, account_id, id);
create index on creditor_invoices (tenant_id, date, id);
create index on creditor_invoices (tenant_id, updated_at, id);

create table creditor_invoice_lines (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  invoice_id bigint not null,
  product_number varchar(50) collate danish,
  quantity varchar(50) collate danish,
  unit varchar(50) collate danish,
  description varchar(250) collate danish,
  line_amount numeric(19,2),
  unique (tenant_id, id)
);
create index on creditor_invoice_lines (tenant_id, invoice_id, id);

-- Cases

create table cases (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  case_number varchar(50) collate danish not null,
  case_number_order varchar collate "C" not null generated always as (number_order(case_number)) stored,
  customer_id bigint not null,
  reference varchar(250) collate danish,
  requestor varchar(250) collate danish,
  creation_date bigint check (abs(creation_date) < 1e10),
  description text collate danish,
  responsible_user_id bigint,
  status_id bigint,
  case_type_id bigint,
  department_id bigint,
  delivery_address_id bigint,
  made_by_id bigint check (abs(made_by_id) < 1e10),
  offer_number bigint check (abs(offer_number) < 1e10),
  additional_technicians varchar(600) collate danish,
  remarks text collate danish,
  work_done text collate danish,
  contact varchar(100) collate danish,
  no_materials boolean default false,
  sub_number bigint check (abs(sub_number) < 1e10),
  parent_id bigint,
  project_name varchar(250) collate danish,
  requisition varchar(250) collate danish,
  order_number varchar(250) collate danish,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id),
  unique (tenant_id, case_number)
);
create index on cases (tenant_id, case_number_order, case_number);
create index on cases (tenant_id, customer_id, id);
create index on cases (tenant_id, responsible_user_id, id);
create index on cases (tenant_id, status_id, id);
create index on cases (tenant_id, case_type_id, id);
create index on cases (tenant_id, department_id, id);
create index on cases (tenant_id, delivery_address_id, id);
create index on cases (tenant_id, parent_id, id);
create index on cases (tenant_id, created_at, id);
create index on cases (tenant_id, updated_at, id);

create table case_statuses (
  id bigint generated always as identity (start with 99991) primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  text text collate danish not null,
  site varchar(50) collate danish not null,
  color varchar(50) collate danish,
  show_in_app boolean default false,
  show_in_app_status_change boolean default false,
  kind varchar(50) collate danish check (kind in ('open', 'planned', 'in_progress', 'ready_to_invoice', 'invoiced', 'closed', 'cancelled')),
  unique (tenant_id, id)
);


create table case_types (
  id bigint generated always as identity (start with 999996) primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  text text collate danish not null,
  site varchar(50) collate danish not null,
  color varchar(50) collate danish,
  show_in_app boolean default false,
  show_in_app_status_change boolean default false,
  kind varchar(50) collate danish check (kind in ('open', 'planned', 'in_progress', 'ready_to_invoice', 'invoiced', 'closed', 'cancelled')),
  unique (tenant_id, id)
);


create table case_status_history (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  status_from_id bigint,
  status_to_id bigint,
  changed_at bigint check (abs(changed_at) < 1e10),
  user_id bigint check (abs(user_id) < 1e10),
  affected_type varchar(300) collate danish,
  affected_id bigint check (abs(affected_id) < 1e18),
  case_id bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on case_status_history (tenant_id, status_from_id, id);
create index on case_status_history (tenant_id, status_to_id, id);
create index on case_status_history (tenant_id, changed_at, id);
create index on case_status_history (tenant_id, case_id, id);
create index on case_status_history (tenant_id, created_at, id);
create index on case_status_history (tenant_id, updated_at, id);

create table case_materials (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  case_id bigint not null,
  quantity numeric not null check (abs(quantity) < 1e18 and scale(quantity) <= 18),
  ean varchar(250) collate danish,
  product_number varchar(250) collate danish,
  description text collate danish,
  supplier_name text collate danish,
  discount numeric check (abs(discount) < 1e19 and scale(discount) <= 19),
  cost_price numeric(19,0) check (abs(cost_price) < 1e19),
  list_price numeric(19,0) check (abs(list_price) < 1e19),
  sales_price numeric(19,0) check (abs(sales_price) < 1e19),
  created_by_id bigint check (abs(created_by_id) < 1e10),
  added_type varchar(50) collate danish default '2' check (added_type in ('1', '2', '3')),
  edi_invoice_number text collate danish,
  account_id bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on case_materials (tenant_id, case_id, id);
create index on case_materials (tenant_id, account_id, id);
create index on case_materials (tenant_id, created_at, id);
create index on case_materials (tenant_id, updated_at, id);

create table case_documents (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  case_id bigint not null,
  description text collate danish,
  file_type varchar(100) collate danish,
  filename text collate danish,
  owner_id bigint check (abs(owner_id) < 1e10),
  date bigint check (abs(date) < 1e10),
  updated_at bigint not null default unix_now(),
  storage_key text not null,
  size bigint not null,
  sha256 bytea not null,
  content_type text not null,
  unique (tenant_id, id)
);
create index on case_documents (tenant_id, case_id, id);
create index on case_documents (tenant_id, date, id);
create index on case_documents (tenant_id, updated_at, id);

create table incoming_cases (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  external_case_id varchar(255) collate danish not null,
  job_description varchar(2000) collate danish not null,
  customer_name varchar(250) collate danish,
  customer_email varchar(250) collate danish,
  customer_phone varchar(30) collate danish,
  customer_address varchar(250) collate danish,
  customer_postal_code varchar(50) collate danish,
  customer_city varchar(50) collate danish,
  start_time bigint check (abs(start_time) < 1e10),
  end_time bigint check (abs(end_time) < 1e10),
  responsible_user_id bigint,
  case_id bigint,
  rejected_at bigint check (abs(rejected_at) < 1e10),
  unique (tenant_id, id),
  unique (tenant_id, external_case_id)
);
create index on incoming_cases (tenant_id, start_time, id);
create index on incoming_cases (tenant_id, responsible_user_id, id);
create index on incoming_cases (tenant_id, case_id, id);

-- Time

create table hours (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  hour_type_id bigint not null,
  user_id bigint not null,
  start_time bigint not null check (abs(start_time) < 1e10),
  stop_time bigint not null check (abs(stop_time) < 1e10),
  description text collate danish,
  cost_price bigint check (abs(cost_price) < 1e10),
  exported boolean default false,
  approval_status bigint check (abs(approval_status) < 1e10),
  case_id bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on hours (tenant_id, hour_type_id, id);
create index on hours (tenant_id, user_id, id);
create index on hours (tenant_id, start_time, id);
create index on hours (tenant_id, case_id, id);
create index on hours (tenant_id, created_at, id);
create index on hours (tenant_id, updated_at, id);

create table employee_types (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  product_id bigint,
  name varchar(50) collate danish,
  is_personal boolean default false,
  color varchar(10) collate danish,
  salary_handle varchar(255) collate danish,
  sort_order bigint check (abs(sort_order) < 1e10),
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on employee_types (tenant_id, product_id, id);
create index on employee_types (tenant_id, name, id);
create index on employee_types (tenant_id, created_at, id);
create index on employee_types (tenant_id, updated_at, id);

create table planned_time (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  start_time bigint check (abs(start_time) < 1e10),
  stop_time bigint check (abs(stop_time) < 1e10),
  link varchar(250) collate danish,
  user_id bigint,
  text varchar(1000) collate danish,
  case_id bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on planned_time (tenant_id, start_time, id);
create index on planned_time (tenant_id, user_id, id);
create index on planned_time (tenant_id, case_id, id);
create index on planned_time (tenant_id, created_at, id);
create index on planned_time (tenant_id, updated_at, id);

create table gps_trips (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  trip_id varchar(50) collate danish not null,
  start_address varchar(250) collate danish not null,
  stop_address varchar(250) collate danish not null,
  distance varchar(50) collate danish not null,
  driver varchar(50) collate danish not null,
  registration_number varchar(50) collate danish not null,
  start_date varchar(50) collate danish not null,
  stop_date varchar(50) collate danish not null,
  serial varchar(50) collate danish,
  purpose text collate danish,
  comment text collate danish,
  start_latitude varchar(50) collate danish not null,
  start_longitude varchar(50) collate danish not null,
  stop_latitude varchar(50) collate danish not null,
  stop_longitude varchar(50) collate danish not null,
  case_id bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on gps_trips (tenant_id, case_id, id);
create index on gps_trips (tenant_id, created_at, id);
create index on gps_trips (tenant_id, updated_at, id);

-- People

create table users (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  initials varchar(50) collate danish,
  first_name varchar(50) collate danish,
  last_name varchar(50) collate danish,
  telephone varchar(20) collate danish,
  mobile varchar(50) collate danish,
  status bigint check (abs(status) < 1e10),
  email varchar(50) collate danish,
  department_id bigint,
  employee_type_id bigint,
  unique (tenant_id, id)
);
create index on users (tenant_id, department_id, id);
create index on users (tenant_id, employee_type_id, id);

create table departments (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  name varchar(300) collate danish not null,
  number varchar(50) collate danish not null,
  number_order varchar collate "C" not null generated always as (number_order(number)) stored,
  unique (tenant_id, id),
  unique (tenant_id, number)
);
create index on departments (tenant_id, name, id);
create index on departments (tenant_id, number_order, number);

-- Books

create table internal_goods (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  number varchar(250) collate danish not null,
  description varchar(250) collate danish not null,
  list_price bigint not null check (abs(list_price) < 1e10),
  cost_price numeric(19,0) not null check (abs(cost_price) < 1e19),
  account_id bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on internal_goods (tenant_id, account_id, id);
create index on internal_goods (tenant_id, created_at, id);
create index on internal_goods (tenant_id, updated_at, id);

create table accounts (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  number bigint not null check (abs(number) < 1e10),
  name varchar(150) collate danish not null,
  type varchar(50) collate danish not null check (type in ('Heading', 'Status', 'ProfitAndLoss', 'TotalFrom', 'SumInterval')),
  vat_type_id bigint not null,
  vat_direction varchar(50) collate danish check (vat_direction in ('OutputSales', 'InputPurchase', 'PurchasedProductsAbroad')),
  unique (tenant_id, id),
  unique (tenant_id, number)
);
create index on accounts (tenant_id, name, id);
create index on accounts (tenant_id, vat_type_id, id);

create table vat_types (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  type varchar(50) collate danish not null check (type in ('OutputSales', 'InputPurchase', 'PurchasedProductsAbroad')),
  vat_code varchar(500) collate danish not null,
  name text collate danish not null,
  rate_as_percent numeric not null check (abs(rate_as_percent) < 1e18 and scale(rate_as_percent) <= 18),
  unique (tenant_id, id),
  unique (tenant_id, vat_code)
);

create table payment_terms (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  month_ongoing boolean not null,
  short_text varchar(100) collate danish not null,
  long_text varchar(100) collate danish not null,
  days bigint not null check (abs(days) < 1e10),
  unique (tenant_id, id)
);


create table currencies (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  code varchar(256) collate danish not null,
  rate numeric default 1 check (abs(rate) < 1e18 and scale(rate) <= 18),
  unique (tenant_id, id),
  unique (tenant_id, code)
);


-- References: always within the tenant.
alter table debtors add foreign key (tenant_id, payment_term_id) references payment_terms (tenant_id, id);
alter table debtors add foreign key (tenant_id, category_id) references debtor_categories (tenant_id, id);
alter table debtors add foreign key (tenant_id, currency_id) references currencies (tenant_id, id);
alter table contacts add foreign key (tenant_id, customer_id) references debtors (tenant_id, id);
alter table delivery_addresses add foreign key (tenant_id, customer_id) references debtors (tenant_id, id);
alter table debtor_invoices add foreign key (tenant_id, customer_id) references debtors (tenant_id, id);
alter table debtor_invoices add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table debtor_invoices add foreign key (tenant_id, department_id) references departments (tenant_id, id);
alter table debtor_invoice_lines add foreign key (tenant_id, invoice_id) references debtor_invoices (tenant_id, id);
alter table debtor_invoice_lines add foreign key (tenant_id, account_id) references accounts (tenant_id, id);
alter table invoice_drafts add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table invoice_draft_lines add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table invoice_draft_lines add foreign key (tenant_id, account_id) references accounts (tenant_id, id);
alter table creditors add foreign key (tenant_id, purchase_account_id) references accounts (tenant_id, id);
alter table creditor_invoices add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table creditor_invoices add foreign key (tenant_id, account_id) references accounts (tenant_id, id);
alter table creditor_invoice_lines add foreign key (tenant_id, invoice_id) references creditor_invoices (tenant_id, id);
alter table cases add foreign key (tenant_id, customer_id) references debtors (tenant_id, id);
alter table cases add foreign key (tenant_id, responsible_user_id) references users (tenant_id, id);
alter table cases add foreign key (tenant_id, status_id) references case_statuses (tenant_id, id);
alter table cases add foreign key (tenant_id, case_type_id) references case_types (tenant_id, id);
alter table cases add foreign key (tenant_id, department_id) references departments (tenant_id, id);
alter table cases add foreign key (tenant_id, delivery_address_id) references delivery_addresses (tenant_id, id);
alter table cases add foreign key (tenant_id, parent_id) references cases (tenant_id, id);
alter table case_status_history add foreign key (tenant_id, status_from_id) references case_statuses (tenant_id, id);
alter table case_status_history add foreign key (tenant_id, status_to_id) references case_statuses (tenant_id, id);
alter table case_status_history add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table case_materials add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table case_materials add foreign key (tenant_id, account_id) references accounts (tenant_id, id);
alter table case_documents add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table incoming_cases add foreign key (tenant_id, responsible_user_id) references users (tenant_id, id);
alter table incoming_cases add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table hours add foreign key (tenant_id, hour_type_id) references employee_types (tenant_id, id);
alter table hours add foreign key (tenant_id, user_id) references users (tenant_id, id);
alter table hours add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table employee_types add foreign key (tenant_id, product_id) references internal_goods (tenant_id, id);
alter table planned_time add foreign key (tenant_id, user_id) references users (tenant_id, id);
alter table planned_time add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table gps_trips add foreign key (tenant_id, case_id) references cases (tenant_id, id);
alter table users add foreign key (tenant_id, department_id) references departments (tenant_id, id);
alter table users add foreign key (tenant_id, employee_type_id) references employee_types (tenant_id, id);
alter table internal_goods add foreign key (tenant_id, account_id) references accounts (tenant_id, id);
alter table accounts add foreign key (tenant_id, vat_type_id) references vat_types (tenant_id, id);
alter table api_keys add foreign key (tenant_id, user_id) references users (tenant_id, id);

do $$
declare
  target text;
begin
  for target in select relname from pg_class where relnamespace = 'svend'::regnamespace and relkind = 'r'
      and relname not in ('tenants', 'api_keys', 'series', 'secrets', 'migrations') loop
    call protect(target::regclass);
    execute format('grant select (id, tenant_id) on %I to svend_lookup', target);
  end loop;
end $$;
