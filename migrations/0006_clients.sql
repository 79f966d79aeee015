-- What existing clients know: pauses and additions of hours, offers, the price catalogue, cars, quality checks, calendar feeds,
-- and the figures of a case.

-- Pauses and additions. An hour keeps the minutes and prices that were in force when it was registered.

create table pauses (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  name varchar(250) collate danish not null,
  minutes bigint not null check (abs(minutes) < 1e10),
  unique (tenant_id, id)
);

create table hour_pauses (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  hour_id bigint not null,
  pause_type_id bigint not null,
  quantity numeric default 1 check (abs(quantity) < 1e18 and scale(quantity) <= 18),
  minutes bigint check (abs(minutes) < 1e10),
  unique (tenant_id, id),
  foreign key (tenant_id, hour_id) references hours (tenant_id, id),
  foreign key (tenant_id, pause_type_id) references pauses (tenant_id, id)
);
create index on hour_pauses (tenant_id, hour_id, id);
create index on hour_pauses (tenant_id, pause_type_id, id);

create table hour_addition_types (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  name varchar(250) collate danish not null,
  price bigint not null check (abs(price) < 1e10),
  unique (tenant_id, id)
);

create table hour_additions (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  hour_id bigint not null,
  addition_type_id bigint not null,
  quantity numeric default 1 check (abs(quantity) < 1e18 and scale(quantity) <= 18),
  price bigint check (abs(price) < 1e10),
  unique (tenant_id, id),
  foreign key (tenant_id, hour_id) references hours (tenant_id, id),
  foreign key (tenant_id, addition_type_id) references hour_addition_types (tenant_id, id)
);
create index on hour_additions (tenant_id, hour_id, id);
create index on hour_additions (tenant_id, addition_type_id, id);

-- Who is busy when: one user's hours around a time.
create index on hours (tenant_id, user_id, start_time);

alter table employee_types add column require_case boolean not null default false;
alter table internal_goods add column is_hour boolean not null default false;
alter table users
  add column role varchar(100) collate danish,
  add column work_hours numeric check (abs(work_hours) < 1e18 and scale(work_hours) <= 18);

-- Links to a user's calendar for other programs; only the hash of the token is kept.
create table calendar_feeds (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  user_id bigint not null,
  name varchar(250) collate danish,
  prefix varchar(20) collate danish not null,
  hash bytea not null,
  created_at bigint not null default unix_now(),
  unique (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index on calendar_feeds (hash);
create index on calendar_feeds (tenant_id, user_id, id);
create index on calendar_feeds (tenant_id, created_at, id);

-- The calendar also tells when an entry last changed.
create or replace view calendar with (security_invoker = true) as
  select h.tenant_id, k.type || '-' || h.id as identifier, h.id, k.type::varchar(50) as type, h.user_id, h.start_time, h.stop_time,
    e.name::varchar(300) as header, h.description as text, h.case_id, h.hour_type_id, h.updated_at
  from hours h
  join employee_types e on e.tenant_id = h.tenant_id and e.id = h.hour_type_id
  cross join lateral (select case when e.is_personal and h.case_id is null then 'personal' else 'hours' end as type) k
  union all
  select p.tenant_id, 'planned-' || p.id, p.id, 'planned', p.user_id, p.start_time, p.stop_time,
    coalesce(c.case_number || ' ' || d.name, 'Planlagt'), p.text, p.case_id, null, p.updated_at
  from planned_time p
  left join cases c on c.tenant_id = p.tenant_id and c.id = p.case_id
  left join debtors d on d.tenant_id = c.tenant_id and d.id = c.customer_id;

-- Offers: what a customer was promised. An accepted one belongs to a case.
create table offers (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  number varchar(50) collate danish not null,
  number_order varchar collate "C" not null generated always as (number_order(number)) stored,
  customer_id bigint not null,
  description text collate danish,
  amount bigint check (abs(amount) < 1e10),
  date bigint check (abs(date) < 1e10),
  valid_until bigint check (abs(valid_until) < 1e10),
  case_id bigint,
  accepted_at bigint check (abs(accepted_at) < 1e10),
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, customer_id) references debtors (tenant_id, id),
  foreign key (tenant_id, case_id) references cases (tenant_id, id)
);
create index on offers (tenant_id, number_order, number);
create index on offers (tenant_id, customer_id, id);
create index on offers (tenant_id, case_id, id);
create index on offers (tenant_id, created_at, id);
create index on offers (tenant_id, updated_at, id);

-- The price catalogue: what can be bought, of whom, and for how much.
create table suppliers (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  name varchar(250) collate danish not null,
  -- What the supplier knows us by.
  customer_number varchar(50) collate danish,
  unique (tenant_id, id),
  unique (tenant_id, name)
);

create table supplier_products (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  number varchar(100) collate danish not null,
  ean_number varchar(50) collate danish,
  description varchar(500) collate danish not null,
  unit varchar(50) collate danish,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id),
  unique (tenant_id, number)
);
create index on supplier_products (tenant_id, ean_number, id);
create index on supplier_products (tenant_id, created_at, id);
create index on supplier_products (tenant_id, updated_at, id);

create table supplier_prices (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  product_id bigint not null,
  supplier_id bigint not null,
  cost_price bigint check (abs(cost_price) < 1e10),
  list_price bigint not null check (abs(list_price) < 1e10),
  sales_price bigint not null check (abs(sales_price) < 1e10),
  unique (tenant_id, id),
  unique (tenant_id, product_id, supplier_id),
  foreign key (tenant_id, product_id) references supplier_products (tenant_id, id) on delete cascade,
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id)
);
create index on supplier_prices (tenant_id, supplier_id, id);

alter table case_materials
  add column material_date bigint check (abs(material_date) < 1e10),
  add column supplier_id bigint,
  add foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id);
create index on case_materials (tenant_id, supplier_id, id);
create index on case_materials (tenant_id, material_date, id);

alter table creditors
  add column vat_zone varchar(50) collate danish,
  add column locked boolean not null default false,
  add column transfer_to_inventory_provider boolean not null default false,
  add column gln varchar(50) collate danish,
  add column country varchar(100) collate danish,
  add column economy_transfer_state varchar(50) collate danish,
  add column supplier_id bigint,
  add column currency_id bigint,
  add column payment_term_id bigint,
  add foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  add foreign key (tenant_id, currency_id) references currencies (tenant_id, id),
  add foreign key (tenant_id, payment_term_id) references payment_terms (tenant_id, id);
create index on creditors (tenant_id, supplier_id, id);
create index on creditors (tenant_id, currency_id, id);
create index on creditors (tenant_id, payment_term_id, id);

-- Checks of the quality of the work on a case.
create table case_quality_checks (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  case_id bigint not null,
  name varchar(250) collate danish not null,
  description text collate danish,
  status varchar(50) collate danish default 'open' check (status in ('open', 'done')),
  due_date bigint check (abs(due_date) < 1e10),
  completed_at bigint check (abs(completed_at) < 1e10),
  completed_by_id bigint check (abs(completed_by_id) < 1e10),
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (tenant_id, id),
  foreign key (tenant_id, case_id) references cases (tenant_id, id)
);
create index on case_quality_checks (tenant_id, case_id, id);
create index on case_quality_checks (tenant_id, created_at, id);
create index on case_quality_checks (tenant_id, updated_at, id);

create table cars (
  id bigint generated always as identity primary key,
  tenant_id bigint not null default current_tenant() references tenants,
  name varchar(250) collate danish not null,
  registration_number varchar(50) collate danish not null,
  unique (tenant_id, id),
  unique (tenant_id, registration_number)
);

do $$
declare
  target text;
begin
  foreach target in array array['pauses', 'hour_pauses', 'hour_addition_types', 'hour_additions', 'calendar_feeds', 'offers',
      'suppliers', 'supplier_products', 'supplier_prices', 'case_quality_checks', 'cars'] loop
    call protect(target::regclass);
    execute format('grant select (id, tenant_id) on %I to svend_lookup', target);
  end loop;
end $$;
grant select (user_id, hash) on calendar_feeds to svend_lookup;

-- Whose calendar does this token open? The door by which another calendar program asks.
create function feed_holder(wanted bytea) returns table (tenant_id bigint, user_id bigint)
  language sql stable security definer set search_path = svend, pg_temp as $$
  select f.tenant_id, f.user_id from calendar_feeds f where f.hash = wanted
$$;
grant create on schema svend to svend_lookup;
alter function feed_holder(bytea) owner to svend_lookup;
revoke create on schema svend from svend_lookup;

-- Tenants that are there already get what a new one comes with. Each is entered, because row security binds the owner too.
do $$
declare
  tenant bigint;
begin
  for tenant in select id from tenants order by id loop
    perform set_config('app.tenant', tenant::text, true);
    insert into pauses (name, minutes) values ('Frokost', 30), ('Formiddagspause', 15), ('Eftermiddagspause', 15);
    insert into hour_addition_types (name, price) values ('Udetillæg', 7500), ('Smudstillæg', 4500), ('Diæt', 31500);
    update internal_goods g set is_hour = true
      where exists (select 1 from employee_types e where e.tenant_id = g.tenant_id and e.product_id = g.id);
    update case_materials set material_date = created_at;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- What the figures of a case are made of: every hour in hours with two decimals, its cost and sales price in øre. Pauses are
-- not worked; personal hours are not sold; additions are paid on top.
create view hour_figures with (security_invoker = true) as
  select h.tenant_id, h.id, h.case_id, h.hour_type_id, d.hours, d.work_hours,
    case when e.is_personal then 0.00 else d.work_hours end as billable_hours,
    round(d.work_hours * coalesce(h.cost_price, g.cost_price, 0) + a.price, 2) as cost,
    round(case when e.is_personal then 0 else d.work_hours * coalesce(g.list_price, 0) end, 2) as sales
  from hours h
  join employee_types e on e.tenant_id = h.tenant_id and e.id = h.hour_type_id
  left join internal_goods g on g.tenant_id = e.tenant_id and g.id = e.product_id
  cross join lateral (select coalesce(sum(p.minutes * coalesce(p.quantity, 1)), 0) * 60 as seconds
    from hour_pauses p where p.tenant_id = h.tenant_id and p.hour_id = h.id) p
  cross join lateral (select coalesce(sum(x.price * coalesce(x.quantity, 1)), 0) as price
    from hour_additions x where x.tenant_id = h.tenant_id and x.hour_id = h.id) a
  cross join lateral (select round((h.stop_time - h.start_time) / 3600.0, 2) as hours,
    round(greatest(h.stop_time - h.start_time - p.seconds, 0) / 3600.0, 2) as work_hours) d;

create view hour_aggregates with (security_invoker = true) as
  select c.tenant_id, c.id, c.id as case_id, f.hours as total_hours, f.work_hours as total_work_hours, f.cost as total_cost_price
  from cases c cross join lateral (
    select coalesce(sum(f.hours), 0.00) as hours, coalesce(sum(f.work_hours), 0.00) as work_hours, coalesce(sum(f.cost), 0.00) as cost
    from hour_figures f where f.tenant_id = c.tenant_id and f.case_id = c.id) f;

create view hour_type_aggregates with (security_invoker = true) as
  select f.tenant_id, f.case_id, e.id, e.name, sum(f.hours) as total_hours, sum(f.work_hours) as total_work_hours,
    sum(f.cost) as total_cost_price
  from hour_figures f join employee_types e on e.tenant_id = f.tenant_id and e.id = f.hour_type_id
  where f.case_id is not null
  group by f.tenant_id, f.case_id, e.id, e.name;

-- Money in øre. Offers: the first accepted one is the offer, all accepted ones together the revised offer.
create view case_economy with (security_invoker = true) as
  select c.tenant_id, c.id, c.id as case_id, h.cost as hours_costprice, h.sales as hours_salesprice, h.hours as billable_hours_count,
    m.cost as materials_costprice, m.sales as materials_salesprice, o.first as offer, o.accepted as revised_offer
  from cases c
  cross join lateral (
    select coalesce(sum(f.cost), 0.00) as cost, coalesce(sum(f.sales), 0.00) as sales, coalesce(sum(f.billable_hours), 0.00) as hours
    from hour_figures f where f.tenant_id = c.tenant_id and f.case_id = c.id) h
  cross join lateral (
    select round(coalesce(sum(x.quantity * x.cost_price), 0)) as cost,
      round(coalesce(sum(x.quantity * x.sales_price * (1 - coalesce(x.discount, 0) / 100)), 0)) as sales
    from case_materials x where x.tenant_id = c.tenant_id and x.case_id = c.id) m
  cross join lateral (
    select round(coalesce((array_agg(x.amount order by x.accepted_at, x.id))[1], 0), 2) as first, round(coalesce(sum(x.amount), 0), 2) as accepted
    from offers x where x.tenant_id = c.tenant_id and x.case_id = c.id and x.accepted_at is not null) o;

create view case_finance with (security_invoker = true) as
  select e.tenant_id, e.id, e.case_id, e.offer as budget, e.revised_offer - e.offer as budget_modifications, e.revised_offer as revised_budget,
    o.pending as pending_budget_changes, e.revised_offer + o.pending as projected_budget,
    d.direct as direct_costs, e.materials_costprice::numeric(21,2) as direct_material_costs, p.pending as pending_costs,
    d.direct + p.pending as projected_costs, e.revised_offer + o.pending - d.direct - p.pending as projected_markup,
    e.revised_offer - d.direct as markup, d.direct + p.pending - e.offer as cost_deviation, e.revised_offer as contracts
  from case_economy e
  cross join lateral (select (e.hours_costprice + e.materials_costprice)::numeric(21,2) as direct) d
  cross join lateral (
    select round(coalesce(sum(x.amount), 0), 2) as pending
    from offers x where x.tenant_id = e.tenant_id and x.case_id = e.case_id and x.accepted_at is null) o
  cross join lateral (
    select round(coalesce(sum(x.total), 0) * 100, 2) as pending
    from creditor_invoices x where x.tenant_id = e.tenant_id and x.case_id = e.case_id and x.approved_status is null) p;

-- Where the work is: the delivery address of the case, else the address of its customer.
create view work_addresses with (security_invoker = true) as
  select c.tenant_id, c.id as case_id, coalesce(d.id, k.id) as id,
    case when d.id is null then 'customer_address' else 'delivery_address' end as type_of_address,
    case when d.id is null then k.name else d.name end as name,
    case when d.id is null then k.address else d.address end as address,
    case when d.id is null then k.postal_code else d.postal_code end as postal_code,
    case when d.id is null then k.city else d.city end as city,
    case when d.id is null then k.telephone else d.telephone end as telephone,
    case when d.id is null then k.mobile else d.mobile end as mobile,
    case when d.id is null then k.attention else d.att end as att,
    case when d.id is null then k.email else d.email end as email,
    case when d.id is null then k.ean else d.ean end as ean
  from cases c
  join debtors k on k.tenant_id = c.tenant_id and k.id = c.customer_id
  left join delivery_addresses d on d.tenant_id = c.tenant_id and d.id = c.delivery_address_id;

create view documentation_file_counts with (security_invoker = true) as
  select c.tenant_id, c.id, c.id as case_id,
    (select count(*) from case_documents d where d.tenant_id = c.tenant_id and d.case_id = c.id) as file_count
  from cases c;

-- Where trips begin and end.
create view gps_points with (security_invoker = true) as
  select tenant_id, id, id as trip_id, 'start' as place, start_latitude::numeric as latitude, start_longitude::numeric as longitude from gps_trips
  union all
  select tenant_id, id, id, 'stop', stop_latitude::numeric, stop_longitude::numeric from gps_trips;

grant select on hour_figures, hour_aggregates, hour_type_aggregates, case_economy, case_finance, work_addresses,
  documentation_file_counts, gps_points to svend_app;

-- A date and time of a clock in that zone, DD-MM-YYYY HH:MM:SS, as unix seconds; the year 0 is none that the database knows.
create function unix_at(clock text, zone text) returns bigint language sql stable strict parallel safe
  return case when substr(clock, 7, 4) <> '0000' then
    extract(epoch from make_timestamp(substr(clock, 7, 4)::int, substr(clock, 4, 2)::int, substr(clock, 1, 2)::int,
      substr(clock, 12, 2)::int, substr(clock, 15, 2)::int, substr(clock, 18, 2)::int) at time zone zone)::bigint
  end;

-- Full address on one line, without what is missing.
create function full_address(address text, postal_code text, city text) returns text language sql immutable parallel safe
  return concat_ws(', ', nullif(trim(address), ''), nullif(trim(concat_ws(' ', nullif(trim(postal_code), ''), nullif(trim(city), ''))), ''));

-- User ids separated by commas; what is none is left out.
create function user_ids(list text) returns bigint[] language sql immutable parallel safe
  return array(select n::bigint from unnest(string_to_array(list, ',')) x, trim(x) n where n ~ '^[0-9]{1,18}$');

-- When trips began and ended, as unix seconds: lists are filtered and ordered by it. The unit tells local time, so the time zone of
-- the business when the trip was reported decides. A unit may report any date that the text can hold: those far ahead have more digits.
alter table gps_trips
  add column start_time bigint check (abs(start_time) < 1e12),
  add column stop_time bigint check (abs(stop_time) < 1e12);

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

-- Those that are there already; each tenant is entered, because row security binds the owner too.
do $$
declare
  tenant bigint;
begin
  for tenant in select id from tenants order by id loop
    perform set_config('app.tenant', tenant::text, true);
    update gps_trips g set start_time = unix_at(g.start_date, t.time_zone), stop_time = unix_at(g.stop_date, t.time_zone)
      from tenants t where t.id = g.tenant_id and g.tenant_id = tenant;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

create index on gps_trips (tenant_id, start_time, id);
create index on gps_trips (tenant_id, stop_time, id);
