/** Reading claims: the list, one claim with named lines, counts. */
import { type RawBuilder, sql } from 'kysely';
import { contractAsked } from '../../../generated/listColumns.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { listColumns, type ListColumns, makerColumns } from '../../../shared/list/columns.ts';
import { between, equal, type Filter, keywords, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { policyOf } from '../../coverage/service.ts';
import { freeStock } from '../../stock/service.ts';
import { type CoreRow, coresOf } from '../../used-parts-task/service.ts';
import { type ClaimItem, type ClaimReply, itemReply, numberedCodes, type Reader } from './claimReply.ts';
import { claimStore } from '../store/claimStore.ts';
import type { ClaimHeader } from '../store/tables.ts';

/** Columns of the list, for sorting, filters and the advanced query. */
export const claimListColumns: ListColumns = {
  ...listColumns('warrantyClaimsList', 'warrantyClaim', [...contractAsked.warrantyClaimsList, 'campaignNo', 'reviewer']),
  // Once it is handed in again nothing is due; sorted by it, those that are late come first.
  resubmitUntil: {
    ref: 'warrantyClaim.resubmitUntil',
    type: 'date',
    value: sql`case when warranty_claim.status = 'no_pass' then warranty_claim.resubmit_until end`,
    optional: true,
  },
};

const itemColumns = [
  'id',
  'org_code',
  'dealer_code',
  'dealer_name',
  'sub_dealer_code',
  'sub_dealer_name',
  'status',
  'submit_time',
  'submit_by',
  'audit_time',
  'audit_by',
  'audit_opinion',
  'version',
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'claim_no',
  'dealer_claim_ref',
  'claim_type',
  'vin',
  'failure_date',
  'repair_date',
  'operating_hours',
  'total_amount',
  'audit_total',
  'currency',
  'settlement_status',
  'used_parts_status',
  'coverage_result',
  'supplier_recovery_amount',
] as const;
/** Only for the reply's `allowedActions`. */
const stateColumns = ['round', 'reviewer', 'reviewer_name', 'first_reviewer', 'resubmit_until', 'close_reason', 'settled_date', 'charge_back_by'] as const;
const listed = sql.raw([...itemColumns, ...stateColumns].map((name) => `warranty_claim.${name}`).join(', '));

/** They are not part of the reply; a member without a value is none in JSON. */
const unlisted = {
  round: undefined,
  reviewer: undefined,
  reviewerName: undefined,
  firstReviewer: undefined,
  resubmitUntil: undefined,
  closeReason: undefined,
  settledDate: undefined,
  chargeBackBy: undefined,
};
const hiddenFromDealers = { supplierRecoveryAmount: undefined };

type Row = ClaimHeader & Pick<ClaimItem, 'productName' | 'faultCount' | 'firstFault' | 'workCodes'>;

export const claimList = (reader: Reader): ListDefinition<ClaimItem, Row> => ({
  table: 'warrantyClaim',
  columns: { ...claimListColumns, ...makerColumns(reader.user, 'warrantyClaimsList', 'warrantyClaim', ['supplierRecoveryAmount']) },
  // Scalar reads in the order of their indexes: an aggregate that sorts by itself sets up a sort per row, with or without lines.
  select: sql`${listed}, coalesce((select name ->> ${reader.user.language}::text from product where code = warranty_claim.fourth_product), warranty_claim.fourth_product) as product_name,
    (select count(*)::int from claim_bug b where b.claim_id = warranty_claim.id) as fault_count,
    (select coalesce(c.name ->> ${reader.user.language}::text, b.bug_code) from claim_bug b left join bug_code c on c.code = b.bug_code where b.claim_id = warranty_claim.id order by b.bug_no limit 1) as first_fault,
    (select string_agg(d.hour_code, ',') from (select hour_code from claim_detail where claim_id = warranty_claim.id order by line_no) d) as work_codes`,
  toReply(row) {
    const reply = { ...numberedCodes(row.workCodes?.split(',') ?? []), ...itemReply(row, reader) };
    return Object.assign(row, reply, unlisted, isMaker(reader.user) ? {} : hiddenFromDealers);
  },
});

export interface ClaimQuery {
  keyword?: string;
  vin?: string;
  status?: string;
  claimType?: string;
  dealerCode?: string;
  settlementStatus?: string;
  currency?: string;
  failureDate_begin?: string;
  failureDate_end?: string;
}

/** Filters of the list and of its export. */
export const claimFilters = (query: ClaimQuery): Filter[] => [
  keywords(['warrantyClaim.claimNo', 'warrantyClaim.vin'], query.keyword),
  equal('warrantyClaim.vin', query.vin?.trim().toUpperCase()),
  oneOf('warrantyClaim.status', query.status),
  equal('warrantyClaim.claimType', query.claimType),
  equal('warrantyClaim.dealerCode', query.dealerCode),
  equal('warrantyClaim.settlementStatus', query.settlementStatus),
  equal('warrantyClaim.currency', query.currency),
  between('warrantyClaim.failureDate', query.failureDate_begin, query.failureDate_end),
];

type Computed = 'failureReason_dictText' | 'causalPartCode' | `workCode${1 | 2 | 3 | 4 | 5 | 6}`;
/** Further data of a claim: lines with the names of their codes, and cores. */
export type NamedLines = {
  productName: string;
  /** The machine has no hour meter. */
  noHours: boolean;
  supplierName: string | null;
  bugList: Omit<ClaimReply['bugList'][number], Computed>[];
  detailList: ClaimReply['detailList'];
  partsList: Omit<ClaimReply['partsList'][number], 'sourceType_dictText'>[];
  cores: CoreRow[];
};

/** A claim with its named lines, in one round trip. Refuses E-012 for one out of scope. */
export function findNamedClaim(context: Context, id: string): Promise<ClaimHeader & NamedLines> {
  const { user, services } = context;
  const { language } = user;
  // A shelf is shown to its own dealer.
  const stockQty = user.permissions.has('partsStock:query')
    ? sql`case when warranty_claim.dealer_code = ${user.dealerCode} then ${freeStock(ofClaim, sql`p.parts_code`, sql`p.warehouse`)} end`
    : sql`null`;
  const name = (table: string, fallback: RawBuilder<unknown>) => sql`coalesce(${sql.ref(`${table}.name`)} ->> ${language}::text, ${fallback})`;
  const policy = policyOf({
    secondProduct: sql`warranty_claim.second_product`,
    thirdProduct: sql`warranty_claim.third_product`,
    day: sql`coalesce(warranty_claim.delivery_date, ${today(user, services.now())}::date)`,
  });
  return claimStore.findHeaderWith(
    context,
    id,
    sql<NamedLines>`coalesce((select name ->> ${language}::text from product where code = warranty_claim.fourth_product), warranty_claim.fourth_product) as product_name,
      coalesce((select ${policy} ->> 'noHours') = 'Y', false) as no_hours,
      (select supplier_name from supplier where supplier_code = warranty_claim.supplier_code) as supplier_name,
      coalesce((select json_agg(json_build_object('id', b.id, 'bugNo', b.bug_no, 'bugSystem', b.bug_system, 'bugSystem_dictText', ${name('s', sql`b.bug_system`)}, 'bugCode', b.bug_code, 'bugName', ${name('c', sql`b.bug_code`)}, 'photoRequired', coalesce(c.photo_required, 'N'),
        'bugDesc', b.bug_desc, 'failureReason', b.failure_reason, 'correction', b.correction, 'noCausalReason', b.no_causal_reason, 'supplierCode', b.supplier_code, 'supplierName', v.supplier_name,
        'repeatFlag', b.repeat_flag, 'bugAmount', b.bug_amount, 'auditResult', b.audit_result, 'auditRemark', b.audit_remark) order by b.bug_no)
        from claim_bug b left join bug_system s on s.code = b.bug_system left join bug_code c on c.code = b.bug_code left join supplier v on v.supplier_code = b.supplier_code
        where b.claim_id = warranty_claim.id), '[]') as bug_list,
      coalesce((select json_agg(json_build_object('id', d.id, 'bugId', d.bug_id, 'bugNo', b.bug_no, 'hourCode', d.hour_code, 'hourName', ${name('o', sql`d.hour_code`)}, 'standardHours', d.standard_hours, 'claimHours', d.claim_hours,
        'overReason', d.over_reason, 'hourRate', d.hour_rate, 'hourCost', d.hour_cost, 'auditHours', d.audit_hours, 'auditHourCost', d.audit_hour_cost, 'overlapGroup', o.overlap_group, 'diagnosis', coalesce(o.diagnosis, 'N'), 'remark', d.remark) order by d.line_no)
        from claim_detail d join claim_bug b on b.id = d.bug_id left join service_code o on o.hour_code = d.hour_code where d.claim_id = warranty_claim.id), '[]') as detail_list,
      coalesce((select json_agg(json_build_object('id', p.id, 'bugId', p.bug_id, 'bugNo', b.bug_no, 'partsCode', p.parts_code, 'partsName', ${name('m', sql`p.parts_code`)}, 'supplierCode', p.supplier_code, 'qty', p.qty,
        'unitPrice', p.unit_price, 'amount', p.amount, 'isCausal', p.is_causal, 'sourceType', p.source_type, 'warehouse', p.warehouse, 'orderNo', p.order_no, 'oldSerialNo', p.old_serial_no, 'newSerialNo', p.new_serial_no, 'serialised', p.serialised,
        'returnRequired', p.return_required, 'coreDisposition', p.core_disposition, 'stockShortQty', p.stock_short_qty, 'stockQty', ${stockQty}, 'notCovered', p.not_covered, 'replacedBy', m.replaced_by, 'auditQty', p.audit_qty, 'auditPrice', p.audit_price, 'auditAmount', p.audit_amount,
        'remark', p.remark) order by p.line_no)
        from claim_parts p join claim_bug b on b.id = p.bug_id left join parts m on m.parts_code = p.parts_code where p.claim_id = warranty_claim.id), '[]') as parts_list,
      ${coresOf(sql`warranty_claim.id`)} as cores`,
  );
}

/** Whose shelf the parts of a claim come from. */
const ofClaim = { dealerCode: sql<string>`warranty_claim.dealer_code`, subDealerCode: sql<string>`coalesce(warranty_claim.sub_dealer_code, '')` };
