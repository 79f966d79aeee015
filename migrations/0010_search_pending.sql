-- What was written last waits in a list of its own before it is put into a search index, and every search reads that list
-- from end to end: it stays short.
create or replace procedure index_search() language plpgsql set search_path = svend, pg_temp as $$
declare
  target regclass;
  operators text;
begin
  create extension if not exists pg_trgm with schema svend;
  create extension if not exists btree_gin with schema svend;
  -- An extension that was there before may be in another schema.
  select format('%I.gin_trgm_ops', n.nspname) into operators
  from pg_opclass o join pg_namespace n on n.oid = o.opcnamespace where o.opcname = 'gin_trgm_ops';
  for target in
    select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'svend'::regnamespace and c.relkind = 'r' and a.attname = 'search_text'
      and not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey::int2[]))
  loop
    execute format('create index on %s using gin (tenant_id, search_text %s) with (gin_pending_list_limit = 256)', target, operators);
  end loop;
end $$;

do $$
declare
  target regclass;
begin
  for target in
    select i.indexrelid::regclass from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
    join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'svend'::regnamespace and a.attname = 'search_text'
  loop
    execute format('alter index %s set (gin_pending_list_limit = 256)', target);
  end loop;
end $$;
