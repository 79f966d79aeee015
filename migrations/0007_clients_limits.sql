-- Numbers of the new tables take as many digits as other numbers of their kind do; suppliers know us by a number.
alter table hour_pauses
  drop constraint hour_pauses_quantity_check,
  add check (abs(quantity) < 1e18 and scale(quantity) <= 18);
alter table hour_additions
  drop constraint hour_additions_quantity_check,
  add check (abs(quantity) < 1e18 and scale(quantity) <= 18);
alter table users
  drop constraint users_work_hours_check,
  add check (abs(work_hours) < 1e18 and scale(work_hours) <= 18);
alter table offers
  drop constraint offers_amount_check,
  add check (abs(amount) < 1e10);
alter table suppliers add column customer_number varchar(50) collate danish;
