-- Changes that can be followed: every committed change of every record is an event, written by the transaction that made it.
create table events (
  id bigint generated always as identity,
  -- No foreign key: it would cost more than the rest of the row, and row security lets no other tenant be named.
  tenant_id bigint not null,
  -- Given when the event is seen to be committed: no reader ever sees a number before all lower ones.
  sequence bigint,
  resource text not null,
  record_id bigint not null,
  key text not null,
  verb text not null check (verb in ('created', 'updated', 'deleted')),
  -- The columns that changed, as they were and as they are.
  before jsonb,
  after jsonb,
  -- Who did it: an API key and the user it acts as, or neither for the operator's commands.
  api_key_id bigint,
  user_id bigint,
  -- What was changed together has the same one.
  transaction_id xid8 not null default pg_current_xact_id(),
  at bigint not null default unix_now(),
  primary key (tenant_id, id)
);
-- An event is written twice, and who counts those without a number passes what is left of the first time: it is swept early.
alter table events set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 2000);
create unique index on events (tenant_id, sequence) where sequence is not null;
create index events_pending on events (tenant_id, id) where sequence is null;
create index on events (tenant_id, resource, record_id, id);
create index on events (tenant_id, api_key_id, id) where api_key_id is not null;
call protect('events');

-- How far a tenant's feed has come, and up to where it has been forgotten.
create table feeds (
  tenant_id bigint primary key references tenants,
  sequence bigint not null default 0,
  forgotten bigint not null default 0
);
call protect('feeds');

-- Numbers the events that have been committed since, and wakes those who wait for them. The feed's row is locked until the
-- numbers are committed. A change that was made after another was seen has the higher id, so ids give the order.
create function advance_feed(wanted bigint, most int default 10000) returns bigint language plpgsql set search_path = svend, pg_temp as $$
declare
  reached bigint;
  added bigint;
begin
  if not exists (select 1 from events where tenant_id = wanted and sequence is null) then
    return 0;
  end if;
  insert into feeds (tenant_id) values (wanted) on conflict do nothing;
  select sequence into reached from feeds where tenant_id = wanted for update;
  update events e set sequence = reached + p.place
  from (
    select id, row_number() over (order by id) as place from (
      select id from events where tenant_id = wanted and sequence is null order by id limit most
    ) pending
  ) p
  where e.tenant_id = wanted and e.id = p.id;
  get diagnostics added = row_count;
  update feeds set sequence = reached + added where tenant_id = wanted;
  perform pg_notify('svend_feed', wanted::text);
  return added;
end $$;

-- Who has changes that are not numbered yet: asked by the service for all tenants at once.
create function tenants_behind() returns setof bigint language sql stable security definer set search_path = svend, pg_temp as $$
  select distinct tenant_id from events where sequence is null
$$;
grant select (tenant_id, sequence) on events to svend_lookup;
grant create on schema svend to svend_lookup;
alter function tenants_behind() owner to svend_lookup;
revoke create on schema svend from svend_lookup;

create function actor(setting text) returns bigint language sql stable
  return nullif(current_setting('app.' || setting, true), '')::bigint;

-- The one trigger function of all tables. A tenant is a record of its own.
create function record_changes() returns trigger language plpgsql set search_path = svend, pg_temp as $$
declare
  resource text := tg_argv[0];
  key_column text := tg_argv[1];
  unshown text[] := array['tenant_id', 'version', 'hash', 'search_text'];
begin
  if tg_op = 'INSERT' then
    insert into events (tenant_id, resource, record_id, key, verb, after, api_key_id, user_id)
    select (j ->> 'tenant_id')::bigint, resource, id, j ->> key_column, 'created', jsonb_strip_nulls(j - unshown), actor('key'), actor('user')
    from (select id, to_jsonb(fresh) as j from fresh order by id offset 0) n;
  elsif tg_op = 'DELETE' then
    insert into events (tenant_id, resource, record_id, key, verb, before, api_key_id, user_id)
    select (j ->> 'tenant_id')::bigint, resource, id, j ->> key_column, 'deleted', jsonb_strip_nulls(j - unshown), actor('key'), actor('user')
    from (select id, to_jsonb(stale) as j from stale order by id offset 0) o;
  else
    insert into events (tenant_id, resource, record_id, key, verb, before, after, api_key_id, user_id)
    select coalesce((n.j ->> 'tenant_id')::bigint, n.id), resource, n.id, n.j ->> key_column, 'updated', d.before, d.after, actor('key'), actor('user')
    from (select id, to_jsonb(fresh) as j from fresh offset 0) n
    join (select id, to_jsonb(stale) as j from stale offset 0) o on o.id = n.id
    cross join lateral (
      select jsonb_object_agg(x.key, o.j -> x.key) as before, jsonb_object_agg(x.key, x.value) as after
      from jsonb_each(n.j) x where x.value is distinct from o.j -> x.key and x.key <> all (unshown)
    ) d
    where d.after is not null
    order by n.id;
  end if;
  return null;
end $$;

create function next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- Gives a resource's table a version that every change raises, and puts its changes into the feed.
create procedure follow(target regclass, resource text, key_column text) language plpgsql set search_path = svend, pg_temp as $$
begin
  execute format('alter table %s add column version bigint not null default 1', target);
  execute format('create trigger next_version before update on %s for each row execute function next_version()', target);
  execute format('create trigger feed_insert after insert on %s referencing new table as fresh for each statement execute function record_changes(%L, %L)', target, resource, key_column);
  execute format('create trigger feed_update after update on %s referencing old table as stale new table as fresh for each statement execute function record_changes(%L, %L)', target, resource, key_column);
  execute format('create trigger feed_delete after delete on %s referencing old table as stale for each statement execute function record_changes(%L, %L)', target, resource, key_column);
end $$;

call follow('debtors', 'debtors', 'customer_number');
call follow('contacts', 'contacts', 'id');
call follow('delivery_addresses', 'delivery-addresses', 'id');
call follow('debtor_categories', 'debtor-categories', 'id');
call follow('offers', 'offers', 'number');
call follow('debtor_invoices', 'debtor-invoices', 'invoice_number');
call follow('debtor_invoice_lines', 'debtor-invoice-lines', 'id');
call follow('invoice_drafts', 'invoice-drafts', 'id');
call follow('invoice_draft_lines', 'invoice-draft-lines', 'id');
call follow('creditors', 'creditors', 'number');
call follow('creditor_invoices', 'creditor-invoices', 'id');
call follow('creditor_invoice_lines', 'creditor-invoice-lines', 'id');
call follow('suppliers', 'suppliers', 'id');
call follow('supplier_products', 'supplier-products', 'id');
call follow('supplier_prices', 'supplier-prices', 'id');
call follow('cases', 'cases', 'case_number');
call follow('case_statuses', 'case-statuses', 'id');
call follow('case_types', 'case-types', 'id');
call follow('case_status_history', 'case-status-history', 'id');
call follow('case_materials', 'case-materials', 'id');
call follow('case_activities', 'case-activities', 'id');
call follow('case_documents', 'case-documentation', 'id');
call follow('case_quality_checks', 'case-quality-checks', 'id');
call follow('incoming_cases', 'incoming-cases', 'id');
call follow('hours', 'hours', 'id');
call follow('hour_pauses', 'hour-pauses', 'id');
call follow('hour_additions', 'hour-additions', 'id');
call follow('employee_types', 'employee-types', 'id');
call follow('pauses', 'pauses', 'id');
call follow('hour_addition_types', 'hour-addition-types', 'id');
call follow('planned_time', 'planned-time', 'id');
call follow('calendar_feeds', 'calendar-feeds', 'id');
call follow('gps_trips', 'gps', 'id');
call follow('cars', 'cars', 'id');
call follow('users', 'users', 'id');
call follow('departments', 'departments', 'id');
call follow('internal_goods', 'internal-goods', 'id');
call follow('accounts', 'account-plan', 'number');
call follow('vat_types', 'vat-types', 'id');
call follow('payment_terms', 'payment-terms', 'id');
call follow('currencies', 'currencies', 'id');

-- The business itself is the tenant's row: it is changed, but never made or deleted by its own.
create trigger next_version before update on tenants for each row execute function next_version();
create trigger feed_update after update on tenants referencing old table as stale new table as fresh
  for each statement execute function record_changes('company', 'id');
