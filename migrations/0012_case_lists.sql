-- Cases of a status in the order of their numbers, as REST lists them: the page is read off the index, however rare the status is.
create index on cases (tenant_id, status_id, case_number_order, case_number);
