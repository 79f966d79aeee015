-- Search within 20 ms: a frequent word is known for it, and hits are counted where they are found.

-- As before. What is written with the letters of Danish alone, and that is nearly all, need not be taken apart: that was half the time of a search text.
create or replace function fold(value text) returns text language sql immutable strict parallel safe
  return case
    when value ~ '^[\u0001-\u007fæøåÆØÅ]*$' then translate(lower(value collate "C"), 'ÆØÅå', 'æøaa') collate danish
    else lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g') collate danish)
  end;

-- Declares that a table is searched by reading it, beside its call of searchable().
create procedure search_without_index(target regclass) language plpgsql set search_path = svend, pg_temp as $$
declare
  index regclass;
begin
  execute format('comment on column %s.search_text is %L', target, 'not indexed');
  for index in
    select i.indexrelid from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
    where i.indrelid = target and a.attname = 'search_text'
  loop
    execute format('drop index %s', index);
  end loop;
end $$;

-- They are many, they are read within a case, an invoice or a day, and the index would cost as much as all the rest of writing them.
call search_without_index('case_materials');
call search_without_index('hours');
call search_without_index('planned_time');
call search_without_index('gps_trips');
call search_without_index('debtor_invoice_lines');
call search_without_index('invoice_draft_lines');
call search_without_index('creditor_invoice_lines');

-- As before, but for those.
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
      and col_description(a.attrelid, a.attnum) is distinct from 'not indexed'
      and not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey::int2[]))
  loop
    execute format('create index on %s using gin (tenant_id, search_text %s) with (gin_pending_list_limit = 256)', target, operators);
  end loop;
end $$;

-- Whether records that meet the conditions are everywhere in the list: then a page of them is near, and to gather all of them would take longer.
-- Looked for in ten places. The order names the index by tenant and id: by any other, the records of other tenants would be passed.
create function is_frequent(target text, tenant bigint, conditions text) returns boolean
  language plpgsql stable set search_path = svend, pg_temp set enable_seqscan = off set enable_indexscan = on as $$
declare
  places int;
begin
  execute format(
    'with own as (select %2$L::bigint as tenant),
       ends as (select (select id from %1$I where tenant_id between tenant and tenant order by tenant_id, id limit 1) as first,
                       (select id from %1$I where tenant_id between tenant and tenant order by tenant_id desc, id desc limit 1) as last from own)
     select count(distinct place) filter (where %3$s) from own, ends, generate_series(0, 9) place cross join lateral
       (select search_text from %1$I where (tenant_id, id) >= (tenant, first + (last - first) * place / 10) and tenant_id <= tenant
        order by tenant_id, id limit 50) sample', target, tenant, conditions) into places;
  return places >= 8;
end $$;

-- The records of the tenant that hold all words, or null where there are too many to be worth a list, or no index to find them with. Wanted is a 'page',
-- of which a frequent word has one near; the 'number' of them, which is told whatever it is; or 'all', to be looked at one by one. Row
-- security would keep LIKE from using an index, so this one looks past it, with the tenant as a condition of its own; what it names is still
-- read under row security. The planner, which may think a word more frequent than it is, is kept from walking.
drop function search_hits(text, bigint, text[], text[], int);
create function search_hits(target text, tenant bigint, spelled text[], respelled text[], most int, wanted text, out hits bigint[], out total bigint)
  language plpgsql stable security definer set search_path = svend, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  conditions text;
  found text;
  is_indexed boolean := exists (
    select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
    where i.indrelid = target::regclass and a.attname = 'search_text');
begin
  if tenant is distinct from current_tenant() then
    raise exception 'search_hits() is asked for another tenant';
  end if;
  select string_agg(format('search_text like %L', pattern), ' and ') into conditions from unnest(spelled) pattern;
  if respelled is not null then
    conditions := format('(%s) or (%s)', conditions,
      (select string_agg(format('search_text like %L', pattern), ' and ') from unnest(respelled) pattern));
  end if;
  found := format('from %I where tenant_id = %L::bigint and (%s)', target, tenant, conditions);
  if not is_indexed or wanted <> 'all' and is_frequent(target, tenant, conditions) then
    if wanted = 'number' then execute 'select count(*) ' || found into total; end if;
  else
    execute format('select array(select id %s limit %s)', found, case when wanted = 'number' then 'all' else (most + 1)::text end) into hits;
    total := case when wanted = 'number' then cardinality(hits) end;
    hits := case when cardinality(hits) <= most then hits end;
  end if;
end $$;
grant create on schema svend to svend_lookup;
alter function search_hits(text, bigint, text[], text[], int, text) owner to svend_lookup;
revoke create on schema svend from svend_lookup;
