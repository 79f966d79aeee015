-- What hours cost is by the second, and hours are added up before they are rounded: three times 20 minutes are one hour. What is sold
-- stays as it is billed, every hour with two decimals.
create or replace view hour_figures with (security_invoker = true) as
  select h.tenant_id, h.id, h.case_id, h.hour_type_id, d.hours, d.work_hours,
    case when e.is_personal then 0.00 else d.work_hours end as billable_hours,
    round(w.seconds * coalesce(h.cost_price, g.cost_price, 0) / 3600 + a.price, 2) as cost,
    round(case when e.is_personal then 0 else d.work_hours * coalesce(g.list_price, 0) end, 2) as sales,
    h.stop_time - h.start_time as seconds, w.seconds as work_seconds
  from hours h
  join employee_types e on e.tenant_id = h.tenant_id and e.id = h.hour_type_id
  left join internal_goods g on g.tenant_id = e.tenant_id and g.id = e.product_id
  cross join lateral (select coalesce(sum(p.minutes * coalesce(p.quantity, 1)), 0) * 60 as seconds
    from hour_pauses p where p.tenant_id = h.tenant_id and p.hour_id = h.id) p
  cross join lateral (select greatest(h.stop_time - h.start_time - p.seconds, 0)::numeric as seconds) w
  cross join lateral (select coalesce(sum(x.price * coalesce(x.quantity, 1)), 0) as price
    from hour_additions x where x.tenant_id = h.tenant_id and x.hour_id = h.id) a
  cross join lateral (select round((h.stop_time - h.start_time) / 3600.0, 2) as hours, round(w.seconds / 3600.0, 2) as work_hours) d;

create or replace view hour_aggregates with (security_invoker = true) as
  select c.tenant_id, c.id, c.id as case_id, f.hours as total_hours, f.work_hours as total_work_hours, f.cost as total_cost_price
  from cases c cross join lateral (
    select round(coalesce(sum(f.seconds), 0) / 3600.0, 2) as hours, round(coalesce(sum(f.work_seconds), 0) / 3600.0, 2) as work_hours,
      coalesce(sum(f.cost), 0.00) as cost
    from hour_figures f where f.tenant_id = c.tenant_id and f.case_id = c.id) f;

create or replace view hour_type_aggregates with (security_invoker = true) as
  select f.tenant_id, f.case_id, e.id, e.name, round(sum(f.seconds) / 3600.0, 2) as total_hours,
    round(sum(f.work_seconds) / 3600.0, 2) as total_work_hours, sum(f.cost) as total_cost_price
  from hour_figures f join employee_types e on e.tenant_id = f.tenant_id and e.id = f.hour_type_id
  where f.case_id is not null
  group by f.tenant_id, f.case_id, e.id, e.name;
