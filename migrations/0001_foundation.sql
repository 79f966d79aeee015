-- Roles, tenancy and the tables that the service itself needs.
-- svend_app answers requests: neither owner nor superuser, so row security binds it.
-- svend_lookup owns the two questions that cross tenants: whose key is this, and whose id is this.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['svend_app', 'svend_lookup'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'the role % is missing and this user may not create it', wanted
          using hint = format('As a superuser: create role %I nologin; grant %I to %I;', wanted, wanted, current_user);
    end;
    -- The owner must be able to become both: to run the operator''s commands, and to hand functions over.
    begin
      execute format('set local role %I', wanted);
    exception when insufficient_privilege then
      execute format('grant %I to current_user', wanted);
    end;
    reset role;
  end loop;
end $$;

create collation danish (provider = icu, locale = 'da-DK');

-- The tenant of the running transaction; null, and so no row at all, when none is set.
create function current_tenant() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '')::bigint;

create function unix_now() returns bigint language sql stable parallel safe
  return floor(extract(epoch from now()))::bigint;

-- A text that orders numbers by value: their length, then their digits. What is no number comes after all numbers.
create function number_order(number text) returns text language sql immutable strict parallel safe
  return case
    when number ~ '^[0-9]+$' then lpad(length(ltrim(number, '0'))::text, 2, '0') || ltrim(number, '0')
    else '~'
  end;

-- Lower case without accents, for search.
create function fold(value text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g') collate danish);

create table tenants (
  id bigint generated always as identity primary key,
  name varchar(250) not null check (name <> ''),
  time_zone text not null default 'Europe/Copenhagen',
  currency_code varchar(3) not null default 'DKK',
  created_at bigint not null default unix_now()
);

create table api_keys (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  name varchar(250) not null check (name <> ''),
  prefix varchar(20) not null,
  hash bytea not null unique,
  scopes text[] not null,
  user_id bigint,
  created_at bigint not null default unix_now(),
  last_used_at bigint,
  expires_at bigint,
  revoked_at bigint,
  unique (tenant_id, id)
);

-- Number series: a counter row, taken inside the transaction that uses the number, so that no number is lost.
create table series (
  tenant_id bigint not null default current_tenant() references tenants,
  name text not null,
  next bigint not null check (next > 0),
  primary key (tenant_id, name)
);

-- What all processes share: the key that seals cursors.
create table secrets (
  name text primary key,
  value bytea not null
);
insert into secrets values ('cursor', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

grant usage on schema svend to svend_app, svend_lookup;
grant select on tenants, secrets, migrations to svend_app;

alter table tenants enable row level security;
create policy own_tenant on tenants to svend_app using (id = (select current_tenant()));

-- Puts a table under row security: a row is seen and written by its own tenant only, also for the table's owner.
create procedure protect(target regclass) language plpgsql set search_path = svend, pg_temp as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_isolation on %s using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()))',
    target);
  execute format('create policy lookup on %s for select to svend_lookup using (true)', target);
  execute format('grant select, insert, update, delete on %s to svend_app', target);
end $$;

call protect('api_keys');
call protect('series');
grant select on api_keys to svend_lookup;

-- Who holds this key? The one door by which a request without a tenant may ask.
create function key_holder(wanted bytea)
  returns table (id bigint, tenant_id bigint, name text, prefix text, scopes text[], user_id bigint,
                 created_at bigint, last_used_at bigint, expires_at bigint)
  language sql stable security definer set search_path = svend, pg_temp as $$
  select k.id, k.tenant_id, k.name, k.prefix, k.scopes, k.user_id, k.created_at, k.last_used_at, k.expires_at
  from api_keys k
  where k.hash = wanted and k.revoked_at is null and (k.expires_at is null or k.expires_at > unix_now())
$$;

-- Whose id is this? Tells 403 from 404.
create function id_owner(target text, wanted bigint) returns bigint
  language plpgsql stable security definer set search_path = svend, pg_temp as $$
declare
  owner bigint;
begin
  execute format('select tenant_id from %I where id = $1', target) into owner using wanted;
  return owner;
end $$;

grant create on schema svend to svend_lookup;
alter function key_holder(bytea) owner to svend_lookup;
alter function id_owner(text, bigint) owner to svend_lookup;
revoke create on schema svend from svend_lookup;
