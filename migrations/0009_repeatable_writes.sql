-- Writes that can be repeated: the answer to a request with an Idempotency-Key is kept by the transaction that had the effect.
create table idempotency_keys (
  tenant_id bigint not null references tenants,
  key text not null,
  -- Which write of a request that holds several.
  part text not null,
  fingerprint bytea not null,
  head jsonb not null,
  body bytea,
  created_at bigint not null default unix_now(),
  primary key (tenant_id, key, part)
);
create index on idempotency_keys (created_at);
call protect('idempotency_keys');

-- Takes away what has been kept long enough, of all tenants: old answers, and events that are older than the given time.
create function forget(answers_before bigint, events_before bigint) returns void
  language sql security definer set search_path = svend, pg_temp as $$
  delete from idempotency_keys where created_at < answers_before;
  with gone as (delete from events where at < events_before and sequence is not null returning tenant_id, sequence)
  update feeds f set forgotten = g.sequence
  from (select tenant_id, max(sequence) as sequence from gone group by tenant_id) g
  where f.tenant_id = g.tenant_id and g.sequence > f.forgotten
$$;
-- Events come in the order of time: a few bytes for many of them tell which to look at.
create index on events using brin (at);
grant select, delete on idempotency_keys, events to svend_lookup;
grant select, update on feeds to svend_lookup;
create policy forget on idempotency_keys for delete to svend_lookup using (true);
create policy forget on events for delete to svend_lookup using (true);
create policy forget on feeds for update to svend_lookup using (true);
grant create on schema svend to svend_lookup;
alter function forget(bigint, bigint) owner to svend_lookup;
revoke create on schema svend from svend_lookup;
