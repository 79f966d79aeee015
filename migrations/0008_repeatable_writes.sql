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
