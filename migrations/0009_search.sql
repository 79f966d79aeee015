-- Search: every searchable table keeps the folded text of its searched fields beside them, and trigrams of it in an index.

-- One spelling of what is written in two ways: å and aa, ø and oe, æ and ae. Takes folded text, where å is an a already.
create function respell(folded text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(folded, 'oe', 'o'), 'ø', 'o'), 'æ', 'ae'), 'aa', 'a');

-- What is searched of a record: its texts as they are spelled and, where that differs, respelled. Words are found in either line.
create function search_text(variadic texts text[]) returns text language plpgsql immutable parallel safe as $$
declare
  folded text := coalesce(svend.fold(array_to_string(texts, ' ')), '');
  respelled text := svend.respell(folded);
begin
  return case when respelled = folded then folded else folded || E'\n' || respelled end;
end $$;

-- Words as patterns; the second form is null where no word is spelled in two ways. LIKE's own signs are escaped already.
create function search_patterns(words text[]) returns text[] language sql immutable parallel safe
  return array(select '%' || fold(word) || '%' from unnest(words) word);

create function respelled_patterns(words text[]) returns text[] language sql immutable parallel safe
  return nullif(array(select '%' || respell(fold(word)) || '%' from unnest(words) word), search_patterns(words));

create procedure searchable(target regclass, variadic columns text[]) language plpgsql set search_path = svend, pg_temp as $$
begin
  execute format('alter table %s add column search_text text collate "C" generated always as (search_text(%s)) stored',
    target, (select string_agg(format('%I::text', name), ', ') from unnest(columns) name));
  execute format('grant select (search_text) on %s to svend_lookup', target);
end $$;

call searchable('debtors', 'name', 'customer_number', 'address', 'postal_code', 'city', 'email', 'telephone', 'mobile');
call searchable('contacts', 'name', 'email', 'phone_number', 'mobile');
call searchable('delivery_addresses', 'name', 'address', 'postal_code', 'city');
call searchable('debtor_categories', 'text');
call searchable('offers', 'number', 'description');
call searchable('debtor_invoices', 'invoice_number', 'invoice_name', 'customer_name', 'text', 'header');
call searchable('debtor_invoice_lines', 'description', 'product_number');
call searchable('invoice_drafts', 'text', 'header');
call searchable('invoice_draft_lines', 'description', 'product_number', 'ean');
call searchable('creditors', 'name', 'number', 'vat_number', 'city');
call searchable('creditor_invoices', 'number', 'supplier_name', 'creditor_number', 'note', 'marking');
call searchable('creditor_invoice_lines', 'description', 'product_number');
call searchable('suppliers', 'name');
call searchable('supplier_products', 'number', 'ean_number', 'description');
call searchable('cases', 'case_number', 'description', 'project_name', 'remarks', 'reference', 'requestor');
call searchable('case_statuses', 'text');
call searchable('case_types', 'text');
call searchable('case_materials', 'description', 'product_number', 'ean');
call searchable('case_activities', 'text');
call searchable('case_documents', 'filename', 'description');
call searchable('case_quality_checks', 'name', 'description');
call searchable('incoming_cases', 'external_case_id', 'job_description', 'customer_name', 'customer_email');
call searchable('hours', 'description');
call searchable('employee_types', 'name');
call searchable('pauses', 'name');
call searchable('hour_addition_types', 'name');
call searchable('planned_time', 'text', 'link');
call searchable('calendar_feeds', 'name');
call searchable('gps_trips', 'driver', 'registration_number', 'start_address', 'stop_address', 'purpose');
call searchable('cars', 'name', 'registration_number');
call searchable('users', 'first_name', 'last_name', 'initials', 'email');
call searchable('departments', 'name', 'number');
call searchable('internal_goods', 'number', 'description');
call searchable('accounts', 'name', 'number');
call searchable('vat_types', 'vat_code', 'name');
call searchable('payment_terms', 'short_text', 'long_text');
call searchable('currencies', 'code');

-- Indexes the search of every table that lacks it. Both extensions come with PostgreSQL and may be created by the owner of a
-- database; where they are not to be had, search still finds the same, by reading all records. What was written last waits in a list that every
-- search reads from end to end: it stays short.
create procedure index_search() language plpgsql set search_path = svend, pg_temp as $$
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
begin
  call index_search();
exception when insufficient_privilege or feature_not_supported or undefined_file then
  raise warning 'search is not indexed: %', sqlerrm;
end $$;

-- The records of the tenant that hold all words, or null where there are too many of them to be worth a list. Row security
-- would keep LIKE from using an index, so this one looks past it, with the tenant as a condition of its own; what it names is
-- still read under row security.
create function search_hits(target text, tenant bigint, spelled text[], respelled text[], most int) returns bigint[]
  language plpgsql stable security definer set search_path = svend, pg_temp as $$
declare
  conditions text;
  hits bigint[];
begin
  if tenant is distinct from current_tenant() then
    raise exception 'search_hits() is asked for another tenant';
  end if;
  select string_agg(format('search_text like %L', pattern), ' and ') into conditions from unnest(spelled) pattern;
  if respelled is not null then
    conditions := format('(%s) or (%s)', conditions,
      (select string_agg(format('search_text like %L', pattern), ' and ') from unnest(respelled) pattern));
  end if;
  execute format('select array(select id from %I where tenant_id = %L::bigint and (%s) limit %s)', target, tenant, conditions, most + 1)
    into hits;
  return case when cardinality(hits) <= most then hits end;
end $$;
grant create on schema svend to svend_lookup;
alter function search_hits(text, bigint, text[], text[], int) owner to svend_lookup;
revoke create on schema svend from svend_lookup;
