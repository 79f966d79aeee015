// The field lists of the REST document, copied by hand: what the declarations are held against. `s50` text of 50 characters,
// `t` text, `i10` integer of 10 digits, `d18` decimal of 18 digits in all, `m` money with two decimals, `b` flag, `date` and
// `code` as the document words them, `num50` numeric text, `in` one of a list, `r` refers to a record. `!` required,
// `u` unique, `-` not for clients to write. The one text that the document leaves unlimited and wants unique, a VAT code, has 500.
const lists = `
debtors due_dates:r status:r currency_id:r customer_name:s250! customer_attention:s250 customer_address:s250!
  customer_postalcode:s50! customer_city:s250! customer_telephone:s50 customer_email:s250 customer_mobile:s50
  invoice_name:s250 invoice_address:s250! invoice_postalcode:s50! invoice_city:s250! invoice_telephone:s50
  invoice_email:s250 invoice_mobile:s50 cvr:s50 ean:s50 customer_remarks:t customer_number:s50!u invoice_attention:t
  avance_type:i10 updated_at:i10- is_blocked:b created_at:i10- pdf_layout_id:i10 invoice_social_security_number:s256
  invoice_property_designation:s256 invoice_residence_association_organisation_number:s256 invoice_vat_number:s255
debtor-invoices type:i10- customer_number:r- case_number:r- department:r- currency_code:s10- currency_multiplier:d10-
  invoice_name:s250- invoice_address:s250- invoice_postalcode:s250- invoice_city:s250- cust_name:s250- cust_address:s250-
  cust_postalcode:s50- cust_city:s250- del_name:s250- del_address:s250- del_city:s250- del_postalcode:s50- text:t- date:i10-
  payment_date:i10- ref:s250- rek:s250- made_by:i10- amount:m- vat:m- amount_vat:m- fi_number:s50- header:t- status:i10-
  del_att:s250- cust_att:s250- invoice_att:s250- payed_date:i10- payed_amount:m- invoice_number:i10- updated_at:i10-
  created_at:i10- cust_cvr:s100- use_skattered:b-
creditors ID:num50!u Account:r IsAccessible:b Name:s255! Address:s255 Postalcode:s50 City:s255 CVR:s50 updated_at:i10-
  created_at:i10-
creditor-invoices approved_status:in- case_number:r account:r id:i18- type:s50 number:s50 date:i18 buyer_name:t
  buyer_address:t buyer_city:t buyer_id:t del_name:t del_address:t del_city:t suplier_name:t suplier_address:t
  suplier_city:t suplier_cvr:t suplier_ean:t suplier_ordernumber:t buyer_contact:t buyer_ordernumber:t currency:t
  payment_typecode:t payment_part_1:t payment_part_2:t note:t marking:t buyer_postalcode:s50 del_postalcode:s50
  suplier_postalcode:s50 payment_type:s50 creditor_number:s50 department:s50 order_date:i18 payment_date:i18 total:m vat:m
  total_vat:m approval_comment:s500- updated_at:i10-
gps tripID:s50! StartAddress:s250! StopAddress:s250! Distance:s50! Driver:s50! RegNo:s50! StarDate:date! StopDate:date!
  id:i10- Serial:s50 Purpose:t comment:t StartLat:num50! StartLong:num50! StopLat:num50! StopLong:num50! updated_at:i10-
  created_at:i10-
internal-goods number:s250! description:s250! price:i10! costprice:i19! account:r id:i10- updated_at:i10- created_at:i10-
payment-terms month_ongoing:b! id:i10- short_text:s100! long_text:s100! days:i10!
debtor-categories id:i10- colorcode:s50 text:t! site:s50! show_in_app:b show_in_app_status_change:b
account-plan type:in! moms:r! vattype:in nr:i10!u name:s150!
vat-types type:in! id:i10- vat_code:s500!u name:t! rate_as_percent:d18!
departments id:i10- name:s300! number:s50!u
cases yourref:s250 requestor:s250 creation_date:i10 description:t main_technician:r status:r made_by:i10 offer_number:i10
  additional_technicians:s600 remarks:t work_done:t delivery_address:r contact:s100 case_type:r department:r no_materials:b
  case_number:s50u sub_number:i10 upper_case_number:r updated_at:i10- created_at:i10- customer_number:r!
case-statuses id:i10- text:t! site:s50! colorcode:s50 show_in_app:b show_in_app_status_change:b
case-types id:i10- text:t! site:s50! colorcode:s50 show_in_app:b show_in_app_status_change:b
case-status-history id:i10- status_from:r- status_to:r- changed_at:i10- user_id:i10- updated_at:i10- created_at:i10-
  affected_type:s300- affected_id:i10- case_number:r-
case-materials added_type:in id:i18- quantity:d18! ean:s250 product_number:s250 product_text:t supplier:t discount:d19
  cost_price:i19 list_price:i19 sales_price:i19 created_by:i10 edi_invoice_number:t updated_at:i10- created_at:i10-
  case_number:r!
case-documentation file:t!- case_number:r! id:i10- description:t filetype:s100 filename:t owner:i10 date:i10 updated_at:i10-
hours hour_type:r! customer_internal_number:t- id:i10- emp_id:r! start_time:i10! stop_time:i10! remark:t updated_at:i10-
  created_at:i10- costprice:i10 exported:b approval_status:i10 case_id:r
employee-types internal_number:r id:i10- title:s50 is_personal:b color:s10 updated_at:i10- created_at:i10-
  salary_handle:s255 sort_order:i10
users init:s50 last_name:s50 tlf:s20 mobil_privat:s50 first_name:s50 id:i10- status:i10 email:s50 department_id:r
  employee_type_id:r fullName:t-
incoming-cases id:i10- external_case_id:s255!u job_description:s2000! customer_name:s250 customer_email:s250
  customer_phone:s30 customer_address:s250 customer_postalcode:s50 customer_city:s50 start_unixtime:i10 end_unixtime:i10
  responsible_user_id:r
invoice-drafts id:i10- invoice_text:t casenumber:r! invoice_header:t invoice_date:i10 is_subscription:b ref:s250 rek:s250
  updated_at:i10- created_at:i10- use_skattered:b payment_date:i10 pdf_layout_id:i10 tax_reduction:i10 deleted_at:i10-
invoice-draft-lines id:i18- quantity:d18! ean:s250 product_number:s250 product_text:t supplier:t discount:d19
  cost_price:i19 list_price:i19 sales_price:i19 created_by:i10 added_type:in added_time:i10 edi_invoice_number:t
  case_number:r!
currencies code:code!u id:i10-
delivery-addresses customer_number:r! id:i10- name:s250 address:s250 city:s50 postalcode:s50 telephone:s50 mobile:s50
  att:s250 ean:s50 email:s50 updated_at:i10- created_at:i10-
planned-time id:i10- time_start:i10 time_end:i10 link:s250 tech:r updated_at:i10- created_at:i10- remark:s1000
creditor-invoice-lines product_number:s50 quantity:s50 unit:s50 description:s250 LineAmount:m
`;

export interface Rule {
  readonly type: 's' | 't' | 'i' | 'd' | 'm' | 'b' | 'date' | 'code' | 'num' | 'in' | 'enum' | 'r';
  /** Characters or digits. */
  readonly size: number;
  readonly required: boolean;
  readonly unique: boolean;
  readonly readOnly: boolean;
}

/** Resource → name of the field on REST → its rule. */
export const restDocument: ReadonlyMap<string, ReadonlyMap<string, Rule>> = new Map(
  lists
    .trim()
    .split(/\n(?! )/)
    .map(list => {
      const [resource = '', ...fields] = list.split(/\s+/);
      return [resource, new Map(fields.map(field => [field.split(':')[0]!, readRule(field)]))];
    }),
);

function readRule(field: string): Rule {
  const [, type, size, marks = ''] = /:([a-z]+?)(\d*)([!u-]*)$/.exec(field)!;
  return {
    type: type as Rule['type'],
    size: Number(size),
    required: marks.includes('!'),
    unique: marks.includes('u'),
    readOnly: marks.includes('-'),
  };
}

const caseKinds = ['open', 'planned', 'in_progress', 'ready_to_invoice', 'invoiced', 'closed', 'cancelled'];

export const choices: Readonly<Record<string, readonly string[]>> = {
  'account-plan.type': ['Heading', 'Status', 'ProfitAndLoss', 'TotalFrom', 'SumInterval'],
  'account-plan.vattype': ['OutputSales', 'InputPurchase', 'PurchasedProductsAbroad'],
  'vat-types.type': ['OutputSales', 'InputPurchase', 'PurchasedProductsAbroad'],
  'case-statuses.kind': caseKinds,
  'case-types.kind': caseKinds,
  'case-materials.added_type': ['1', '2', '3'],
  'invoice-draft-lines.added_type': ['1', '2', '3'],
};
