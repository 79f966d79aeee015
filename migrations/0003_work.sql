-- The work itself: what invoicing, activities, the calendar and the inbox need.

-- Who sends the invoices, and how they are paid.
alter table tenants
  add column creditor_number varchar(8) check (creditor_number ~ '^[0-9]{8}$'),
  add column address varchar(250),
  add column postal_code varchar(50),
  add column city varchar(250),
  add column vat_number varchar(50),
  add column telephone varchar(50),
  add column email varchar(250),
  add column bank_registration varchar(10),
  add column bank_account varchar(20),
  add column iban varchar(34),
  add column swift varchar(11),
  add column language varchar(2) not null default 'da' check (language in ('da', 'en'));

-- A draft line knows what it was made from; an hour or a material stands on one line at most.
alter table invoice_draft_lines
  add column hour_id bigint,
  add column material_id bigint,
  add unique (tenant_id, hour_id),
  add unique (tenant_id, material_id),
  add foreign key (tenant_id, hour_id) references hours (tenant_id, id),
  add foreign key (tenant_id, material_id) references case_materials (tenant_id, id);

-- What has been invoiced, and where.
alter table hours
  add column invoice_id bigint,
  add foreign key (tenant_id, invoice_id) references debtor_invoices (tenant_id, id);
alter table case_materials
  add column invoice_id bigint,
  add foreign key (tenant_id, invoice_id) references debtor_invoices (tenant_id, id);
create index on hours (tenant_id, invoice_id, id);
create index on case_materials (tenant_id, invoice_id, id);

-- A credit note names the invoice and the lines that it credits; an on-account invoice, the invoice that deducted it.
alter table debtor_invoices
  add column credited_invoice_id bigint,
  add column deducted_by_id bigint,
  add foreign key (tenant_id, credited_invoice_id) references debtor_invoices (tenant_id, id),
  add foreign key (tenant_id, deducted_by_id) references debtor_invoices (tenant_id, id);
create index on debtor_invoices (tenant_id, credited_invoice_id, id);
create index on debtor_invoices (tenant_id, deducted_by_id, id);
alter table debtor_invoice_lines
  add column credited_line_id bigint,
  add unique (tenant_id, credited_line_id),
  add foreign key (tenant_id, credited_line_id) references debtor_invoice_lines (tenant_id, id);

-- The calendar: registered and planned time of employees as one list.
create view calendar with (security_invoker = true) as
  select h.tenant_id, k.type || '-' || h.id as identifier, h.id, k.type::varchar(50) as type, h.user_id, h.start_time, h.stop_time,
    e.name::varchar(300) as header, h.description as text, h.case_id, h.hour_type_id
  from hours h
  join employee_types e on e.tenant_id = h.tenant_id and e.id = h.hour_type_id
  cross join lateral (select case when e.is_personal and h.case_id is null then 'personal' else 'hours' end as type) k
  union all
  select p.tenant_id, 'planned-' || p.id, p.id, 'planned', p.user_id, p.start_time, p.stop_time,
    coalesce(c.case_number || ' ' || d.name, 'Planlagt'), p.text, p.case_id, null
  from planned_time p
  left join cases c on c.tenant_id = p.tenant_id and c.id = p.case_id
  left join debtors d on d.tenant_id = c.tenant_id and d.id = c.customer_id;
grant select on calendar to svend_app;

-- Notes on a case, in the order they were made. They are never changed.
create table case_activities (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  case_id bigint not null,
  text text collate danish not null,
  user_id bigint check (abs(user_id) < 1e10),
  created_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
create index on case_activities (tenant_id, case_id, id);
create index on case_activities (tenant_id, created_at, id);
alter table case_activities add foreign key (tenant_id, case_id) references cases (tenant_id, id);
call protect('case_activities');
grant select (id, tenant_id) on case_activities to svend_lookup;
