/** Reading parts claims: the list, one with its lines, and what may be claimed. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { ClaimablePart, PartsClaim, PartsClaimItem, PartsClaimLine as LineReply } from '../../../generated/types.gen.ts';
import { addDays, daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, contains, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { makerAvailable } from '../../maker-stock/service.ts';
import { makerOn } from '../../setup/service.ts';
import { wrongPrices } from '../actions/decideClaim.ts';
import { isDearDamage } from '../actions/submitClaim.ts';
import { filesOf, partsClaimStore } from '../partsClaimStore.ts';
import { stateOf } from '../rules/claimState.ts';
import { type ClaimPeriods, deadlineOf, periodsOf } from '../rules/deadline.ts';
import { claimReasons } from '../rules/differences.ts';
import { claimableOf, type LineFacts } from '../rules/lineFacts.ts';
import { sourceOf } from '../rules/lines.ts';
import { resultsFor } from '../rules/solutions.ts';
import { partsClaimSlots, requiredSlots } from '../rules/submitChecks.ts';
import { partsClaimWorkflow } from '../rules/workflow.ts';
import type { PartsClaimHeader, PartsClaimLine } from '../tables.ts';
import { lineFacts, receivedParts, takenBy, type Wanted } from './receivedParts.ts';

type Query = NonNullable<Operations['partsClaimsList']['data']['query']>;
type Listed = PartsClaimHeader & { lineCount: number; lineReasons: PartsClaimLine['lineReason'][] | null };

const linesOf = sql`(select count(*)::int from parts_claim_line where claim_id = parts_claim.id) as line_count,
  (select array_agg(distinct line_reason) from parts_claim_line where claim_id = parts_claim.id) as line_reasons`;

export const partsClaimList = (context: Context): ListDefinition<PartsClaimItem, Listed> => ({
  table: 'partsClaim',
  columns: listColumns('partsClaimsList', 'partsClaim'),
  select: sql`parts_claim.*, ${linesOf}`,
  toReply: (row) => replyOf(context, 'PartsClaimItem', shown(context, row)),
});

const inLines = (condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from parts_claim_line line where line.claim_id = parts_claim.id and ${condition})`;

/** Filters of the list, its sums and its export. */
export function partsClaimFilters(_context: Context, query: Query): Filter[] {
  const named = keywords(['partsClaim.partsClaimNo', 'partsClaim.packingNo', 'partsClaim.arrivalNo'], query.keyword);
  const part = keywords(['line.partsCode'], query.keyword);
  return [
    named && part && search(sql<SqlBool>`(${conditionOf(named)} or ${inLines(conditionOf(part))})`),
    contains('partsClaim.partsClaimNo', query.partsClaimNo),
    contains('partsClaim.packingNo', query.packingNo),
    contains('partsClaim.arrivalNo', query.arrivalNo),
    query.orderId === undefined
      ? undefined
      : sql<SqlBool>`parts_claim.id in (select line.claim_id from parts_claim_line line join packing_line on packing_line.id = line.packing_line_id
          where packing_line.order_id = ${query.orderId})`,
    query.claimReason && inLines(sql<SqlBool>`line.line_reason = ${query.claimReason}`),
    oneOf('partsClaim.status', query.status),
    equal('partsClaim.solution', query.solution),
    between('partsClaim.claimDeadline', query.deadline_begin, query.deadline_end),
    query.goodsExpected === 'Y' ? equal('partsClaim.goodsExpected', 'Y') : undefined,
    query.toSettle === 'Y' ? sql<SqlBool>`(parts_claim.status = 'pass' and parts_claim.goods_expected = 'N')` : undefined,
    equal('partsClaim.dealerCode', query.dealerCode),
  ];
}

/** The row with what follows from it. */
function shown(context: Context, row: Listed) {
  const { services, user } = context;
  const { lineReasons, claimReason, claimDeadline, firstSubmitTime } = row;
  const text = (reason: string): string => services.dictionaries.text('parts_claim_type', reason, user.language);
  return {
    ...row,
    reasons: (lineReasons ?? [claimReason]).map(text).join(' · '),
    daysLeft: firstSubmitTime === null && claimDeadline !== null && row.status === 'draft' ? daysBetween(today(user, services.now()), claimDeadline) : null,
    allowedActions: allowedActions(partsClaimWorkflow, user, stateOf(context)(row)) as PartsClaimItem['allowedActions'],
  };
}

/** What the maker has free of each part, for its staff. */
async function availableOf({ db, user }: Context, lines: readonly PartsClaimLine[]): Promise<ReadonlyMap<string, number | null>> {
  if (!isMaker(user) || lines.length === 0) return new Map();
  const codes = [...new Set(lines.map(({ partsCode }) => partsCode))];
  const { rows } = await sql<{ code: string; qty: number | null }>`select wanted.code, ${makerAvailable(sql`wanted.code`)} as qty
    from unnest(${codes}::text[]) as wanted (code)`.execute(db);
  return new Map(rows.map(({ code, qty }) => [code, qty]));
}

function lineReply(context: Context, line: PartsClaimLine, { parts, taken }: LineFacts, more: Pick<LineReply, 'wrongPrice' | 'makerAvailableQty'>): LineReply {
  const { language } = context.user;
  const part = parts.get(sourceOf(line));
  return replyOf(context, 'PartsClaimLine', {
    ...line,
    ...more,
    partsName: line.partsName[language] ?? line.partsCode,
    claimableQty: part ? claimableOf(line.lineReason, part, taken).qty : 0,
    results: [...resultsFor(line)],
  });
}

export async function findPartsClaim(context: Context, id: string): Promise<PartsClaim> {
  const { db, user, services } = context;
  const { header, lines } = await partsClaimStore.find(context, id);
  const [files, facts, prices, available, isDear] = await Promise.all([
    filesOf(db, id),
    lineFacts(context, { id, sources: [...new Set(lines.map(sourceOf))] }),
    wrongPrices(context, header, lines),
    availableOf(context, lines),
    isDearDamage(context, header, lines),
  ]);
  const required = requiredSlots(lines, isDear);
  return replyOf(context, 'PartsClaim', {
    ...shown(context, { ...header, lineCount: lines.length, lineReasons: lines.length === 0 ? null : [...new Set(lines.map(({ lineReason }) => lineReason))] }),
    shipTo: makerOn(services, user.language),
    returnWarehouse: isMaker(user) ? services.parameters.text('stock.makerWarehouse') : null,
    lines: lines.map((line) =>
      lineReply(context, line, facts, {
        wrongPrice: line.wrongPrice ?? (line.wrongPartsCode === null ? null : (prices.get(line.wrongPartsCode) ?? null)),
        makerAvailableQty: available.get(line.partsCode) ?? null,
      }),
    ),
    slots: partsClaimSlots.map((slot) => ({ slot, required: required.includes(slot), files: files.get(slot) ?? 0 })),
  });
}

type ClaimableQuery = NonNullable<Operations['partsClaimsClaimable']['data']['query']>;

function wantedOf({ arrivalNo, packingNo, orderNo, keyword = '', differences }: ClaimableQuery, day: string, { days, qualityDays }: ClaimPeriods): Wanted {
  if (arrivalNo) return { arrivalNo };
  if (packingNo) return { packingNo };
  if (orderNo) return { orderNo };
  const isDifferent = differences === 'Y';
  return { keyword, differences: isDifferent, since: addDays(day, -(isDifferent ? days : Math.max(days, qualityDays))) };
}

/** Received parts of which something may be claimed. */
export async function claimableParts(context: Context, query: ClaimableQuery): Promise<ClaimablePart[]> {
  const { user, services } = context;
  const periods = periodsOf(services.parameters);
  const day = today(user, services.now());
  const wanted = wantedOf(query, day, periods);
  const parts = await receivedParts(context, wanted);
  const taken = await takenBy(context, { sources: parts.map(({ source }) => source), except: query.id ?? null });
  const reasons = query.differences === 'Y' ? claimReasons.filter((reason) => reason !== 'quality') : claimReasons;
  return parts.flatMap(({ packingLineId, arrivalLineId, ...part }) => {
    const claimable = reasons.flatMap((reason) => {
      const { qty } = claimableOf(reason, { ...part, packingLineId, arrivalLineId }, taken);
      const deadline = deadlineOf(reason, part, periods);
      // Whoever names a document sees also what it is too late for.
      const isOffered = qty > 0 && (!('since' in wanted) || deadline >= day);
      return isOffered ? [{ reason, reason_dictText: services.dictionaries.text('parts_claim_type', reason, user.language), qty, deadline }] : [];
    });
    if (claimable.length === 0) return [];
    const {
      arrivalNo,
      arrivalDate,
      packingNo,
      orderNo,
      wmsBoxNo,
      partsCode,
      packedQty,
      receivedQty,
      unitPrice,
      paidPrice,
      wrongPartsCode,
      currency,
      shelfQty,
    } = part;
    return [
      {
        packingLineId,
        arrivalLineId: packingLineId === null ? arrivalLineId : null,
        arrivalNo,
        arrivalDate,
        packingNo,
        orderNo,
        wmsBoxNo,
        partsCode,
        partsName: part.partsName[user.language] ?? partsCode,
        packedQty,
        receivedQty,
        unitPrice,
        paidPrice,
        wrongPartsCode,
        currency,
        shelfQty,
        claimable,
      },
    ];
  });
}

export const searchedPartsClaims = searchedList('partsClaimsList', {
  list: partsClaimList,
  docType: 'partsClaim',
  permission: 'partsClaim:query',
  page: '/parts/claim',
  noun: 'parts-claim',
  title: 'partsClaimNo',
  about: ['orderNo', 'dealerName'],
  fields: { partsClaimNo: 'number', orderNo: 'code', packingNo: 'code', arrivalNo: 'code' },
});
