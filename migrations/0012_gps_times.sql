-- When trips began and ended, as unix seconds: lists are filtered and ordered by it. The unit tells local time, so the time zone of
-- the business when the trip was reported decides.
alter table gps_trips
  add column start_time bigint check (abs(start_time) < 1e10),
  add column stop_time bigint check (abs(stop_time) < 1e10);

create function keep_trip_times() returns trigger language plpgsql set search_path = svend, pg_temp as $$
declare
  zone text := (select time_zone from tenants where id = new.tenant_id);
begin
  new.start_time := unix_at(new.start_date, zone);
  new.stop_time := unix_at(new.stop_date, zone);
  return new;
end $$;
create trigger keep_times before insert or update of start_date, stop_date on gps_trips
  for each row execute function keep_trip_times();

-- Those that are there already; each tenant is entered, because row security binds the owner too. It is no change of theirs.
do $$
declare
  tenant bigint;
begin
  alter table gps_trips disable trigger user;
  for tenant in select id from tenants order by id loop
    perform set_config('app.tenant', tenant::text, true);
    update gps_trips g set start_time = unix_at(g.start_date, t.time_zone), stop_time = unix_at(g.stop_date, t.time_zone)
      from tenants t where t.id = g.tenant_id and g.tenant_id = tenant;
  end loop;
  perform set_config('app.tenant', '', true);
  alter table gps_trips enable trigger user;
end $$;

create index on gps_trips (tenant_id, start_time, id);
create index on gps_trips (tenant_id, stop_time, id);
