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
