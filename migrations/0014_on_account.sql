-- Which on-account invoice a line deducts: what is left of one follows from its lines, also after either invoice was credited.
alter table debtor_invoice_lines
  add column deducts_invoice_id bigint,
  add foreign key (tenant_id, deducts_invoice_id) references debtor_invoices (tenant_id, id);
create index on debtor_invoice_lines (tenant_id, deducts_invoice_id, id);

do $$
declare
  tenant bigint;
begin
  for tenant in select id from tenants order by id loop
    perform set_config('app.tenant', tenant::text, true);
    update debtor_invoice_lines l set deducts_invoice_id = i.id from debtor_invoices i
    where i.tenant_id = l.tenant_id and i.deducted_by_id = l.invoice_id and l.description = 'Aconto, faktura ' || i.invoice_number;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
