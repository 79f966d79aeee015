-- What a business says of itself: it reads and changes its own settings, and its logo stands on what it sends.
alter table tenants
  alter column currency_code type varchar(256),
  add column updated_at bigint not null default unix_now(),
  add column version bigint not null default 1,
  add column logo_key text,
  add column logo_size bigint,
  add column logo_sha256 bytea,
  add column logo_type text,
  add column logo_filename text,
  add check (num_nonnulls(logo_key, logo_size, logo_sha256, logo_type) in (0, 4));

-- The settings under the names that the engines know: a record of the tenant, with its file.
create view companies with (security_invoker = true) as
  select id as tenant_id, id, name, address, postal_code, city, vat_number, telephone, email, creditor_number, bank_registration,
    bank_account, iban, swift, language, time_zone, currency_code, created_at, updated_at,
    logo_key as storage_key, logo_size as size, logo_sha256 as sha256, logo_type as content_type, logo_filename as filename, version
  from tenants;
grant select, update on companies to svend_app;
grant update (name, address, postal_code, city, vat_number, telephone, email, creditor_number, bank_registration, bank_account, iban,
  swift, language, time_zone, currency_code, updated_at, logo_key, logo_size, logo_sha256, logo_type, logo_filename) on tenants to svend_app;

-- A creditor invoice may have come with a document.
alter table creditor_invoices
  add column storage_key text,
  add column size bigint,
  add column sha256 bytea,
  add column content_type text,
  add column filename text collate danish,
  add check (num_nonnulls(storage_key, size, sha256, content_type) in (0, 4));

-- Whether a stored file has a record is asked by its key.
create index on case_documents (tenant_id, storage_key);
create index on creditor_invoices (tenant_id, storage_key);
