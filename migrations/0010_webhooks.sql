-- Webhooks: who wants to be told of changes, and how that went. The feed is the queue: a webhook knows how far it has read.
create table webhooks (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  url varchar(2000) not null,
  description varchar(250),
  -- Null: all of them.
  resources text[],
  verbs text[],
  -- A GraphQL query that shapes the payload; null: the record as REST shows it.
  query text,
  secret text not null,
  -- Signs beside the new one for a while after it was replaced.
  old_secret text,
  old_secret_until bigint,
  -- The last event of the feed that has been put into the queue.
  position bigint not null,
  failing_since bigint,
  disabled_at bigint,
  disabled_reason text,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id)
);
call protect('webhooks');
grant select (id, tenant_id) on webhooks to svend_lookup;

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  webhook_id bigint not null,
  -- The event that it tells; null for a test.
  sequence bigint,
  -- Deliveries of one record go out one after the other.
  record text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts int not null default 0,
  -- When to try next, and until when somebody is at it.
  due timestamptz not null default now(),
  leased_until timestamptz not null default '-infinity',
  request jsonb,
  response jsonb,
  error text,
  duration_ms int,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id),
  foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade
);
create index webhook_deliveries_pending on webhook_deliveries (tenant_id, webhook_id, record, id) where status = 'pending';
create index webhook_deliveries_due on webhook_deliveries (due) where status = 'pending';
create index on webhook_deliveries (tenant_id, webhook_id, id);
create index on webhook_deliveries (created_at) where status <> 'pending';
call protect('webhook_deliveries');
grant select (id, tenant_id) on webhook_deliveries to svend_lookup;

-- Which webhooks have something to do: events that are not in their queue yet, or deliveries that are due.
create function webhooks_due() returns table (tenant_id bigint, webhook_id bigint)
  language sql stable security definer set search_path = svend, pg_temp as $$
  select w.tenant_id, w.id from webhooks w
  where w.disabled_at is null and (
    exists (select 1 from feeds f where f.tenant_id = w.tenant_id and f.sequence > w.position)
    or exists (
      select 1 from webhook_deliveries d where d.tenant_id = w.tenant_id and d.webhook_id = w.id and d.status = 'pending'
        and d.due <= clock_timestamp() and d.leased_until <= clock_timestamp()))
$$;

-- Takes away what has been kept long enough, of all tenants: old answers, events and the story of deliveries.
create function forget(answers_before bigint, events_before bigint) returns void
  language sql security definer set search_path = svend, pg_temp as $$
  delete from idempotency_keys where created_at < answers_before;
  delete from webhook_deliveries where status <> 'pending' and created_at < events_before;
  with gone as (delete from events where at < events_before and sequence is not null returning tenant_id, sequence)
  update feeds f set forgotten = g.sequence
  from (select tenant_id, max(sequence) as sequence from gone group by tenant_id) g
  where f.tenant_id = g.tenant_id and g.sequence > f.forgotten
$$;
grant select on webhooks to svend_lookup;
grant select, update on feeds to svend_lookup;
grant select, delete on idempotency_keys, events, webhook_deliveries to svend_lookup;
create policy forget on idempotency_keys for delete to svend_lookup using (true);
create policy forget on events for delete to svend_lookup using (true);
create policy forget on feeds for update to svend_lookup using (true);
create policy forget on webhook_deliveries for delete to svend_lookup using (true);
-- Events come in the order of time: a few bytes for many of them tell which to look at.
create index on events using brin (at);
grant create on schema svend to svend_lookup;
alter function webhooks_due() owner to svend_lookup;
alter function forget(bigint, bigint) owner to svend_lookup;
revoke create on schema svend from svend_lookup;

-- As the engines read them: lists as text, secrets left out.
create view registered_webhooks with (security_invoker = true) as
  select tenant_id, id, url, description, array_to_string(resources, ',') as resources, array_to_string(verbs, ',') as verbs, query,
    position, failing_since, disabled_at, disabled_reason, created_at, updated_at
  from webhooks;
create view delivery_log with (security_invoker = true) as
  select tenant_id, id, webhook_id, sequence, status, attempts, floor(extract(epoch from due))::bigint as due_at, request::text as request,
    (response ->> 'status')::bigint as response_status, response::text as response, error, duration_ms::bigint as duration_ms, created_at, updated_at
  from webhook_deliveries;
grant select, update on registered_webhooks, delivery_log to svend_app;

-- API keys as a tenant sees them.
create view issued_keys with (security_invoker = true) as
  select tenant_id, id, name, prefix, array_to_string(scopes, ',') as scopes, user_id, created_at, last_used_at, expires_at, revoked_at
  from api_keys;
grant select, update on issued_keys to svend_app;
