-- Short words of customers within 20 ms too: the pairs of their letters are indexed.

-- Every two letters that stand side by side, and the last one, each led by the tenant.
create function letter_pairs(tenant bigint, value text) returns tsvector language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  letters text := translate(value, E'\n', ' ');
  pair text := tenant || E':\\1\n';
begin
  return array_to_tsvector(string_to_array(
    rtrim(regexp_replace(letters, '(..?)', pair, 'g') || regexp_replace(substr(letters, 2), '(..?)', pair, 'g'), E'\n'), E'\n'));
end $$;

-- What the pairs of a text that holds the word must meet, or at least the first of them. One letter begins a pair, or is the last.
create function letter_query(tenant bigint, word text) returns tsquery language sql immutable strict parallel safe
  return (select string_agg(format('''%s:%s''%s', tenant, replace(replace(pair, '\', '\\'), '''', ''''''), case when char_length(pair) = 1 then ':*' end), ' & ')
    from generate_series(1, least(greatest(char_length(word) - 1, 1), 8)) place, substr(word, place, 2) pair)::tsquery;

-- Declares that short words are looked for in the whole table, beside its call of searchable(). All that is searched of it must have a length: the
-- pairs of megabytes of text would not fit.
create procedure search_short_words(target regclass) language plpgsql set search_path = svend, pg_temp as $$
begin
  execute format('comment on column %s.search_text is %L', target, 'short words too');
end $$;

-- Costs a customer 0.1 ms each time it is written; other tables are written more and searched less.
call search_short_words('debtors');

-- As before, and the pairs of letters of the tables that have them. Their statistics would be dear to gather, and tell nothing of one tenant.
create or replace procedure index_search() language plpgsql set search_path = svend, pg_temp as $$
declare
  target text;
  pairs text;
  declared text;
  is_indexed boolean;
  operators text;
begin
  create extension if not exists pg_trgm with schema svend;
  create extension if not exists btree_gin with schema svend;
  -- An extension that was there before may be in another schema.
  select format('%I.gin_trgm_ops', n.nspname) into operators
  from pg_opclass o join pg_namespace n on n.oid = o.opcnamespace where o.opcname = 'gin_trgm_ops';
  for target, pairs, declared, is_indexed in
    select c.relname, c.relname || '_letter_pairs', coalesce(col_description(c.oid, a.attnum), ''),
      exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey::int2[]))
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'svend'::regnamespace and c.relkind = 'r' and a.attname = 'search_text'
  loop
    if declared <> 'not indexed' and not is_indexed then
      execute format('create index on %I using gin (tenant_id, search_text %s) with (gin_pending_list_limit = 256)', target, operators);
    end if;
    if declared = 'short words too' and to_regclass(pairs) is null then
      execute format('create index %I on %I using gin (letter_pairs(tenant_id, search_text)) with (gin_pending_list_limit = 256)', pairs, target);
      execute format('alter index %I alter column 1 set statistics 0', pairs);
    end if;
  end loop;
end $$;

do $$
begin
  call index_search();
exception when insufficient_privilege or feature_not_supported or undefined_file then
  raise warning 'search is not indexed: %', sqlerrm;
end $$;

-- A look at the tenant's list in ten places: in how many of them a record holds all words, and how many of 500 records hold each word. The planner,
-- when it does not know the table well, would rather read and sort all of the tenant's.
create function sample_hits(target text, tenant bigint, holds text, patterns text[], out places int, out seen int[])
  language plpgsql stable set search_path = svend, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set enable_indexscan = on set enable_sort = off set enable_incremental_sort = off as $$
begin
  execute format(
    'with own as (select %2$L::bigint as tenant),
       ends as (select (select id from %1$I where tenant_id between tenant and tenant order by tenant_id, id limit 1) as first,
                       (select id from %1$I where tenant_id between tenant and tenant order by tenant_id desc, id desc limit 1) as last from own)
     select coalesce(bit_count((bit_or(1 << place) filter (where %3$s))::bit(10)), 0), array[%4$s] from own, ends, generate_series(0, 9) place cross join lateral
       (select tenant_id, search_text from %1$I where (tenant_id, id) >= (tenant, first + (last - first) * place / 10) and tenant_id <= tenant
        order by tenant_id, id limit 50) sample', target, tenant, holds,
    (select string_agg(format('count(*) filter (where search_text like %L)', pattern), ', ') from unnest(patterns) pattern)) into places, seen;
end $$;
drop function is_frequent(text, bigint, text);

-- Records of the tenant that hold all words, as a condition. The word that was seen least is looked up by its pairs of letters where it has no trigram,
-- and is not in every other record anyway. "is true" keeps a condition from an index.
create function search_condition(tenant bigint, patterns text[], seen int[], has_pairs boolean) returns text
  language sql stable set search_path = svend, pg_temp as $$
  with sought as (
    select pattern, times, pattern ~ '[[:alnum:]]{3}' as is_long, row_number() over (order by times, pattern !~ '[[:alnum:]]{3}') = 1 as is_rarest,
      regexp_replace(substr(pattern, 2, char_length(pattern) - 2), '\\(.)', '\1', 'g') as word
    from unnest(patterns, seen) sought (pattern, times)),
  way as (select has_pairs and bool_or(is_rarest and not is_long and times < 250) as by_pairs from sought)
  select string_agg(case
      when not by_pairs then format('tenant_id = %L and search_text like %L', tenant, pattern)
      when is_rarest then format('letter_pairs(tenant_id, search_text) @@ %L and (tenant_id = %L and search_text like %L) is true',
        letter_query(tenant, word), tenant, pattern)
      else format('(search_text like %L) is true', pattern)
    end, ' and ')
  from sought, way
$$;

-- As before, but that it looks up short words where the table has an index of them.
create or replace function search_hits(
  target text, tenant bigint, spelled text[], respelled text[], most int, wanted text, out hits bigint[], out total bigint)
  language plpgsql stable security definer set search_path = svend, pg_temp
  set enable_seqscan = off set enable_indexscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  holds text := format('tenant_id = %L and (search_text like all (%L::text[]) or search_text like all (%L::text[]))', tenant, spelled, respelled);
  has_pairs boolean := to_regclass(target || '_letter_pairs') is not null;
  is_indexed boolean := exists (
    select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
    where i.indrelid = target::regclass and a.attname = 'search_text');
  is_frequent boolean;
  seen int[];
  found text;
begin
  if tenant is distinct from current_tenant() then
    raise exception 'search_hits() is asked for another tenant';
  end if;
  if is_indexed then
    select s.places >= 8, s.seen into is_frequent, seen from sample_hits(target, tenant, holds, spelled || respelled) s;
    holds := search_condition(tenant, spelled, seen[:cardinality(spelled)], has_pairs);
    if respelled is not null then
      holds := format('(%s) or (%s)', holds, search_condition(tenant, respelled, seen[1 + cardinality(spelled):], has_pairs));
    end if;
  end if;
  found := format('from %I where %s', target, holds);
  if not is_indexed or wanted <> 'all' and is_frequent then
    if wanted = 'number' then execute 'select count(*) ' || found into total; end if;
  else
    execute format('select array(select id %s limit %s)', found, case when wanted = 'number' then 'all' else (most + 1)::text end) into hits;
    total := case when wanted = 'number' then cardinality(hits) end;
    hits := case when cardinality(hits) <= most then hits end;
  end if;
end $$;
