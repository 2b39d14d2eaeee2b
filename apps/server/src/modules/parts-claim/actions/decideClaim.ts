/** Decisions of the parts desk, line by line. */
import { partsClaimCredit, sum } from '@harrow/validation';
import { sql } from 'kysely';
import { mustHaveRejectReason, mustMarkOwnLines, reviewed } from '../../../documents/review.ts';
import type { PartsClaimReviewLines } from '../../../generated/types.gen.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { partPrice } from '../../price/service.ts';
import { partsClaimStore } from '../partsClaimStore.ts';
import { isAwaited } from '../rules/lines.ts';
import { isReturn, resultsFor } from '../rules/solutions.ts';
import { isDiscount } from '../rules/submitChecks.ts';
import type { PartsClaimHeader, PartsClaimLine } from '../tables.ts';
import { tellReceipts } from './arrivals.ts';
import { freeFailed, isMoney, lockReturns, unlockReturns } from './blockedGoods.ts';
import { partsClaimEffect, type PartsClaimStep, putLines, tell } from './claimStep.ts';

type Decision = PartsClaimReviewLines['lines'][number];

interface Decided {
  stored: PartsClaimLine[];
  lines: PartsClaimLine[];
}

/** Lines that are still to be decided: what is settled stays. */
const open = (lines: readonly PartsClaimLine[]): PartsClaimLine[] => lines.filter(({ settled }) => settled === 'N');

/** Prices of parts that came instead of others, for the dealer on its day. */
export async function wrongPrices(
  { db, services }: Pick<Context, 'db' | 'services'>,
  { dealerCode, currency }: Pick<PartsClaimHeader, 'dealerCode' | 'currency'>,
  lines: readonly Pick<PartsClaimLine, 'wrongPartsCode'>[],
): Promise<ReadonlyMap<string, number | null>> {
  const codes = [...new Set(lines.flatMap(({ wrongPartsCode }) => wrongPartsCode ?? []))];
  if (codes.length === 0) return new Map();
  const price = partPrice({ dealer: 'dealer', partsCode: sql`wanted.code`, currency: sql`${currency}::text`, day: sql`${makerDay(services)}::date` });
  const { rows } = await sql<{
    code: string;
    price: number | null;
  }>`select wanted.code, ${price} as price from dealer, unnest(${codes}::text[]) as wanted (code)
    where dealer.dealer_code = ${dealerCode}`.execute(db);
  return new Map(rows.map(({ code, price: found }) => [code, found]));
}

/** What a decision makes of a line, and what is wrong with it. */
function decide(line: PartsClaimLine, decision: Decision, { prices, step }: { prices: ReadonlyMap<string, number | null>; step: PartsClaimStep }) {
  const { services, user } = step.context;
  const text = (dictionary: string, value: string) => services.dictionaries.text(dictionary, value, user.language);
  const { approvedQty, lineResult, approvedDiscountPct = null, remark } = decision;
  const isBack = isReturn(lineResult);
  // What was sent back already stays sent.
  const returnQty = line.shippedQty > 0 ? line.returnQty : isBack ? (decision.returnQty ?? approvedQty) : 0;
  const errors: InvalidField[] = [];
  if (!hasDecimals(approvedQty, 2)) errors.push({ field: 'approvedQty', code: 'E-016', params: { n: 2 } });
  if (approvedQty > line.claimQty || (lineResult === 'refused') !== (approvedQty === 0)) errors.push({ field: 'approvedQty', code: 'E-220' });
  if (!resultsFor(line).includes(lineResult) || (line.shippedQty > 0 && !isBack))
    errors.push({
      field: 'lineResult',
      code: 'E-322',
      params: { s: text('claim_line_result', lineResult), reason: text('parts_claim_type', line.lineReason) },
    });
  if (lineResult === 'accept' && !isDiscount(approvedDiscountPct)) errors.push({ field: 'approvedDiscountPct', code: 'E-324' });
  if (!hasDecimals(returnQty, 2)) errors.push({ field: 'returnQty', code: 'E-016', params: { n: 2 } });
  if (returnQty > approvedQty) errors.push({ field: 'returnQty', code: 'E-326' });
  if (isBack && returnQty === 0) errors.push({ field: 'returnQty', code: 'E-013' });
  const wrongPrice = line.lineReason === 'wrong' && line.wrongPartsCode !== null ? (prices.get(line.wrongPartsCode) ?? null) : null;
  const isKept = lineResult === 'accept' && (line.lineReason === 'wrong' || line.lineReason === 'over');
  if (isKept && (line.lineReason === 'wrong' ? wrongPrice === null : line.paidPrice === 0)) errors.push({ field: 'lineResult', code: 'E-300' });
  const decided: PartsClaimLine = {
    ...line,
    approvedQty,
    lineResult,
    approvedDiscountPct: lineResult === 'accept' ? (approvedDiscountPct ?? null) : null,
    wrongPrice,
    returnQty,
    reviewRemark: remark?.trim() || null,
  };
  return { errors, line: { ...decided, creditAmount: partsClaimCredit(decided) } };
}

/** @throws E-220 for a line that is not decided, and with everything that is wrong */
async function decideLines(step: PartsClaimStep): Promise<Decided> {
  const { context, before, input } = step;
  const { lines: stored } = await partsClaimStore.findLines(context.db, before.id);
  const decisions = input.lines?.lines ?? [];
  const prices = await wrongPrices(context, before, stored);
  const errors: InvalidField[] = [];
  decisions.forEach(({ id }, index) => {
    const isKnown = open(stored).some((line) => line.id === id) && decisions.findIndex((other) => other.id === id) === index;
    if (!isKnown) errors.push({ field: 'id', line: `lines[${index}]`, code: 'E-012' });
  });
  const lines = stored.map((line, at) => {
    if (line.settled === 'Y') return line;
    const index = decisions.findIndex(({ id }) => id === line.id);
    if (index === -1) {
      errors.push({ field: 'lineResult', line: `lines[${at}]`, code: 'E-013' });
      return line;
    }
    const { errors: wrong, line: decided } = decide(line, decisions[index]!, { prices, step });
    errors.push(...wrong.map((error) => ({ ...error, line: `lines[${index}]` })));
    return decided;
  });
  if (errors.length > 0) throw invalid(errors);
  return { stored, lines };
}

/** What a claim says of its lines once they are decided. */
export function resultOf(lines: readonly PartsClaimLine[]) {
  const [main] = open(lines).flatMap(({ lineResult }) => (lineResult === null || lineResult === 'refused' ? [] : [lineResult]));
  return {
    approvedAmount: sum(lines.map(({ creditAmount }) => creditAmount)),
    resultSolution: main ?? ('refused' as const),
    settlement: open(lines).some(({ lineResult }) => lineResult === null) ? null : isMoney(open(lines)) ? ('money' as const) : ('goods' as const),
  };
}

/** Accepted: goods that are to come back wait for it. */
export const pass = partsClaimEffect<Decided>({
  prepare: decideLines,
  async apply(step, { stored, lines }) {
    const { context, before } = step;
    await putLines(context, before, stored, lines);
    const awaited = lines.filter(isAwaited);
    await lockReturns(context, before, awaited);
    const { services } = context;
    return {
      ...reviewed(step),
      ...resultOf(lines),
      goodsExpected: awaited.length > 0 ? 'Y' : 'N',
      returnDue: awaited.length > 0 ? addDays(makerDay(services), services.parameters.number('partsClaim.returnDays')) : null,
    };
  },
  notify: (step, after) => tell(after.goodsExpected === 'Y' ? 'goodsExpected' : 'pass', step, after),
});

/** Undoes what was decided about lines. */
async function undecide({ context, before }: PartsClaimStep): Promise<void> {
  const { lines: stored } = await partsClaimStore.findLines(context.db, before.id);
  await unlockReturns(context, stored);
  const lines = stored.map((line) =>
    line.settled === 'Y' || line.shippedQty > 0
      ? line
      : { ...line, approvedQty: null, approvedDiscountPct: null, lineResult: null, wrongPrice: null, returnQty: 0, creditAmount: 0 },
  );
  await putLines(context, before, stored, lines);
}

const undecided = { approvedAmount: null, resultSolution: null, settlement: null, goodsExpected: 'N', returnDue: null } as const;

/** Back to the dealer, with what is to be changed. */
export const noPass = partsClaimEffect({
  async prepare({ context, before, input: { rejectReason, marks } }) {
    mustHaveRejectReason(context, rejectReason);
    await mustMarkOwnLines(marks, () => partsClaimStore.findLines(context.db, before.id));
  },
  async apply(step) {
    const { services } = step.context;
    await undecide(step);
    return {
      ...reviewed(step),
      ...undecided,
      rejectReason: step.input.rejectReason ?? null,
      marks: step.input.marks ?? [],
      resubmitUntil: addDays(makerDay(services), services.parameters.number('partsClaim.resubmitDays')),
    };
  },
  notify: (step, after) => tell('no_pass', step, after),
});

/** Refused for good: parts that failed on the shelf go back there. */
export const refuseForGood = partsClaimEffect({
  prepare: async ({ context, input: { rejectReason } }) => mustHaveRejectReason(context, rejectReason),
  async apply(step) {
    await undecide(step);
    await freeFailed(step.context, step.before);
    return {
      ...reviewed(step),
      ...undecided,
      approvedAmount: 0,
      rejectReason: step.input.rejectReason ?? null,
      resultSolution: 'refused',
      closeReason: 'refused',
    };
  },
  async notify(step, after) {
    await tellReceipts(step.context, after);
    await tell('no_pass', step, after);
  },
});

/** Finance, or the desk itself, wants it decided anew. */
export const backToReview = partsClaimEffect({
  async apply({ context, before }) {
    const { lines } = await partsClaimStore.findLines(context.db, before.id);
    await unlockReturns(context, lines);
    return { settlement: null, goodsExpected: 'N', returnDue: null };
  },
});
