// What of a case is neither billed nor on its draft: id, description, quantity, unit price in øre, discount.

/** An hour is priced by the internal good of its type: hours worked, to two decimals, at its list price. */
export const hourQuantity = '(select f.work_hours from hour_figures f where f.tenant_id = s.tenant_id and f.id = s.id)';
export const hourJoins = `join employee_types e on e.tenant_id = s.tenant_id and e.id = s.hour_type_id
  left join internal_goods g on g.tenant_id = e.tenant_id and g.id = e.product_id`;

export const unbilledHours = `select s.id, coalesce(nullif(s.description, ''), e.name), ${hourQuantity}, g.list_price, null
  from hours s ${hourJoins} where ${isUnbilled('hour_id')} order by s.id`;

export const unbilledMaterials = `select s.id, s.description, s.quantity, s.sales_price, s.discount
  from case_materials s where ${isUnbilled('material_id')} order by s.id`;

/** Of the case $2, not billed, and on no draft line. */
export function isUnbilled(column: string): string {
  return `s.tenant_id = $1 and s.case_id = $2 and s.invoice_id is null
    and not exists (select 1 from invoice_draft_lines l where l.tenant_id = $1 and l.${column} = s.id)`;
}
