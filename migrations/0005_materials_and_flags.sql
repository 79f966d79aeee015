-- A line of a creditor invoice stands on one case at most, as one material.
alter table case_materials
  add column creditor_line_id bigint,
  add unique (tenant_id, creditor_line_id),
  add foreign key (tenant_id, creditor_line_id) references creditor_invoice_lines (tenant_id, id);

-- A flag is yes or no. What became neither gets its default back, tenant by tenant: row security binds the owner too.
do $$
declare
  tenant bigint;
  flag record;
begin
  for flag in
    select c.relname as table_name, a.attname as column_name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'svend'::regnamespace and c.relkind = 'r' and a.atttypid = 'boolean'::regtype and not a.attnotnull and a.atthasdef
  loop
    for tenant in select id from tenants loop
      perform set_config('app.tenant', tenant::text, true);
      execute format('update %1$I set %2$I = default where %2$I is null', flag.table_name, flag.column_name);
    end loop;
    execute format('alter table %I alter column %I set not null', flag.table_name, flag.column_name);
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
