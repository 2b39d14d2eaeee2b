// Inspections and the passport of a machine by SQL written by hand: sheets in the floor's own tables, the passport from Harrow's (data/after-sales.sql).
import { sheetBody } from './schemas.mjs';

const sheetColumns = `id, accept_no as "acceptNo", org_code as "orgCode", dealer_code as "dealerCode", dealer_name as "dealerName", status, version, create_by as "createBy", create_time as "createTime", vehicle_id as "vehicleId", vin,
  engine_no as "engineNo", second_product as "secondProduct", third_product as "thirdProduct", fourth_product as "fourthProduct", arrival_date as "arrivalDate", deadline, acceptance_date as "acceptanceDate",
  acceptance_personnel as "acceptancePersonnel", operating_hours as "operatingHours", keys_qty as "keysQty", documents_complete as "documentsComplete", tools_complete as "toolsComplete", remark, result,
  failed_count as "failedCount", open_count as "openCount", answered_count as "answeredCount", item_count as "itemCount"`;
const itemColumns = `id, line_no as "lineNo", item_code as "itemCode", name, standard, category, method, value_type as "valueType", unit, min_value as "minValue", max_value as "maxValue", photo_required as "photoRequired", mandatory, safety,
  item_result as "itemResult", measured_value as "measuredValue", failed_reason_code as "failedReasonCode", handling, handled, remark`;

/** Guarded by scope, status and version. $1 header, $2 items (json), $3 user, $4 and $5: scope from, before. */
const saveSheet = `with sheet as (
  update pdi_sheet s set operating_hours = h."operatingHours", keys_qty = h."keysQty", documents_complete = h."documentsComplete", tools_complete = h."toolsComplete", remark = h.remark, result = h.result, failed_count = h."failedCount",
    answered_count = h."answeredCount", version = s.version + 1, update_by = $3, update_time = now()
  from jsonb_to_record($1::jsonb) as h(id varchar(32), version int, "operatingHours" numeric, "keysQty" int, "documentsComplete" char(1), "toolsComplete" char(1), remark text, result text, "failedCount" int, "answeredCount" int)
  where s.id = h.id and s.version = h.version and s.status in ('draft', 'no_pass') and s.org_code >= $4 and s.org_code < $5 returning s.id, s.accept_no, s.version, s.status
), items as (
  update pdi_item t set item_result = l."itemResult", measured_value = l."measuredValue", remark = l.remark
  from sheet, jsonb_to_recordset($2::jsonb) as l("itemCode" text, "itemResult" text, "measuredValue" numeric, remark text) where t.accept_id = sheet.id and t.item_code = l."itemCode"
)
select id, accept_no as no, version, status from sheet`;

/** Sheets, machines and fees in one statement; sheets that are not submitted, or have open items, are left out. $1 ids, $2 user, $3 and $4: scope. */
const auditSheets = `with audited as (
  update pdi_sheet set status = 'audit_succeeded', version = version + 1, audit_by = $2, audit_time = now(), update_by = $2, update_time = now()
  where id = any($1) and status = 'submitted' and open_count = 0 and org_code >= $3 and org_code < $4 returning id, vehicle_id, dealer_code, acceptance_date
), machines as (
  update harrow.vehicle v set vehicle_status = 'in_stock', pdi_status = 'audit_succeeded', pdi_date = a.acceptance_date, version = v.version + 1 from audited a where v.id = a.vehicle_id
), fees as (
  insert into pdi_fee (sheet_id, dealer_code, amount, currency)
  select a.id, a.dealer_code, p.amount, d.currency from audited a join harrow.dealer d using (dealer_code) join harrow.service_allowance p on p.fee_type = 'pdi' and p.currency = d.currency
)
select id from audited`;

const passport = `select v.id, v.vin, v.engine_no as "engineNo", v.second_product as "secondProduct", v.third_product as "thirdProduct", v.fourth_product as "fourthProduct", v.dealer_code as "dealerCode", v.dealer_name as "dealerName",
  v.vehicle_status as "vehicleStatus", v.production_date as "productionDate", v.pdi_date as "pdiDate", v.delivery_date as "deliveryDate", v.owner_name as "ownerName", v.warranty_start_date as "warrantyStartDate", v.warranty_end_date as "warrantyEndDate",
  v.warranty_months as "warrantyMonths", v.warranty_hours as "warrantyHours", v.current_hours as "currentHours", v.version,
  (select coalesce(json_agg(json_build_object('oldNo', old_no, 'newNo', new_no, 'changeDate', change_date, 'claimNo', claim_no) order by change_date), '[]') from harrow.vehicle_engine_change where vehicle_id = v.id) as "engineHistory",
  (select coalesce(json_agg(json_build_object('day', day, 'hours', hours, 'source', source_no) order by day), '[]') from harrow.vehicle_hours where vehicle_id = v.id) as hours,
  (select coalesce(json_agg(json_build_object('day', apportion_date, 'to', to_code) order by apportion_date), '[]') from harrow.vehicle_apportion where vehicle_id = v.id) as apportions,
  (select coalesce(json_agg(json_build_object('id', c.id, 'claimNo', c.claim_no, 'status', c.status, 'failureDate', c.failure_date, 'operatingHours', c.operating_hours, 'totalAmount', c.total_amount, 'auditTotal', c.audit_total, 'currency', c.currency,
    'faults', (select json_agg(b.bug_code order by b.bug_no) from harrow.claim_bug b where b.claim_id = c.id)) order by c.create_time desc), '[]') from harrow.warranty_claim c where c.vin = v.vin and c.del_flag = 0 and c.org_code >= $2 and c.org_code < $3) as claims
from harrow.vehicle v where v.id = $1 and v.del_flag = 0 and v.org_code >= $2 and v.org_code < $3`;

export function afterSales(app, { db, done, refuse, after }) {
  const absent = () => refuse(404, 'The record does not exist');
  app.get('/api/portal/vehicle/detail', async ({ user, query }) => {
    const [machine] = await db.query('passport', passport, [query.id, user.org, after(user.org)]);
    if (!machine) throw absent();
    return done(machine);
  });
  app.get('/api/portal/arrivalAccept/detail', async ({ user, query }) => {
    const [[sheet], items] = await Promise.all([
      db.query('sheet', `select ${sheetColumns} from pdi_sheet where id = $1 and org_code >= $2 and org_code < $3`, [query.id, user.org, after(user.org)]),
      db.query('items', `select ${itemColumns} from pdi_item where accept_id = $1 order by line_no`, [query.id]),
    ]);
    if (!sheet) throw absent();
    return done({ ...sheet, items });
  });
  app.post('/api/portal/arrivalAccept/save', { schema: { body: sheetBody } }, async ({ user, body: { items, ...header } }) => {
    const failed = items.filter(({ itemResult }) => itemResult === 'no_pass').length;
    const sheet = { ...header, failedCount: failed, answeredCount: items.length, result: failed > 0 ? 'no_pass' : 'pass' };
    const [saved] = await db.query('saveSheet', saveSheet, [JSON.stringify(sheet), JSON.stringify(items), user.username, user.org, after(user.org)]);
    if (!saved) throw refuse(409, 'The record was changed by someone else, or does not exist');
    return done(saved);
  });
  app.post('/api/portal/approval/checkSubmit', async ({ user, body: { ids } }) => {
    const rows = await db.query('auditSheets', auditSheets, [ids, user.username, user.all ? '' : user.org, user.all ? '~' : after(user.org)]);
    const ok = rows.map(({ id }) => id);
    return done({ ok, failed: ids.filter((id) => !ok.includes(id)).map((id) => ({ id })) });
  });
}
