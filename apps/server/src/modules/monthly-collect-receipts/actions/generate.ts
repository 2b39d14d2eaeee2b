/** Drafts of the statements of a month. */
import { type RawBuilder, sql } from 'kysely';
import { newHeaderFor } from '../../../documents/saving/newHeader.ts';
import { writeTodo } from '../../../documents/todo/writeTodo.ts';
import { mustHold } from '../../../documents/workflow.ts';
import type { BatchResult } from '../../../shared/batch/batch.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { json, newId, undone } from '../../../shared/database/database.ts';
import { snake } from '../../../shared/database/columnNames.ts';
import { together } from '../../../shared/database/together.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { textOf } from '../../../shared/messages/messages.ts';
import { type Coded, refuse } from '../../../shared/refusal/refusal.ts';
import { conditionOf } from '../../../shared/list/filters.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';
import { missingBefore, type Pair, type PairBooks, pairRows, readBooks } from '../reading/books.ts';
import { receiptKind } from '../receiptKind.ts';
import { isNeeded, isOver, lastDay } from '../rules/months.ts';
import { emptyReceipt, type ReceiptHeader } from '../tables.ts';
import { toRow, workOut, writeWorked } from './workOut.ts';

interface Wish {
  /** `yyyy-MM` */
  period: string;
  /** Default: all. */
  dealerCodes?: readonly string[] | undefined;
  currencies?: readonly string[] | undefined;
}

interface DealerPair extends Pair {
  orgCode: string;
  dealerName: string;
  /** Whether a fee could be settled. */
  hasFees: boolean;
}

/** A statement that cannot be begun. */
export interface Blocked extends Pair {
  id: string;
  no: string;
  refusal: Coded;
}

/** @throws 403, E-504 for a month that is not over, E-012 for a dealer out of scope, the refusal itself where one dealer was named and nothing else came of it */
export const generate = (context: Context, { dryRun, ...wish }: Wish & { dryRun: boolean }): Promise<BatchResult> =>
  transact(context, async (inside) => {
    mustHold({ by: 'keeper', permission: 'monthlyCollectReceipts:add' }, inside.user);
    const work = () => draftAll(inside, wish);
    const { drafts, blocked } = await (dryRun ? undone(inside.db, work) : work());
    const [only] = blocked;
    if (only && wish.dealerCodes?.length === 1 && blocked.length === 1 && drafts.length === 0) throw refuse(only.refusal.code, only.refusal.params);
    return {
      ok: drafts.map(({ id }) => id),
      failed: blocked.map(({ id, no, refusal }) => ({ id, no, code: refusal.code, text: textOf(inside.user.language, refusal) })),
    };
  });

/** Drafts that are worked out at once. */
const atOnce = 100;

/** Begins every statement of a month that is needed and possible, in a few statements of the database, whatever their number. */
export async function draftAll(context: TrxContext, wish: Wish): Promise<{ drafts: ReceiptHeader[]; blocked: Blocked[] }> {
  const { period } = wish;
  if (!isOver(period, makerDay(context.services))) throw refuse('E-504', { period });
  const pairs = await pairsOf(context, wish);
  await lockUnsettled(context, pairs);
  const books = await readBooks(context.db, pairs, period);
  const judged = books.map((one, index) => ({ books: one, pair: pairs[index]! })).filter(({ books: one, pair }) => one.same || pair.hasFees || isNeeded(one));
  const headers = judged.map(({ books: one, pair }) => ({ header: headerOf(context, pair, period), refusal: refusalOf(one, period) }));
  const begun = new Set(
    await insertDrafts(
      context,
      headers.flatMap(({ header, refusal }) => (refusal ? [] : [header])),
    ),
  );
  const blocked = headers.flatMap(({ header, refusal }, index): Blocked[] => {
    const { id, receiptNo: no, dealerCode, currency } = header;
    // Somebody else has begun it meanwhile.
    const reason = refusal ?? (begun.has(id) ? null : { code: 'E-505', params: { period, no } });
    return reason ? [{ id: judged[index]!.books.same?.id ?? id, no, dealerCode, currency, refusal: reason }] : [];
  });
  const drafts = headers.flatMap(({ header }) => (begun.has(header.id) ? [header] : []));
  const filled: ReceiptHeader[] = [];
  // Between them the server answers others.
  for (let from = 0; from < drafts.length; from += atOnce) filled.push(...(await fill(context, period, drafts.slice(from, from + atOnce))));
  return { drafts: filled, blocked };
}

/**
 * Fees are proposed by one draft of a dealer and currency at a time: drafts of two months do not take the same ones, and a statement that goes
 * out anew takes those of its month first, or finds this draft.
 */
async function lockUnsettled({ db }: TrxContext, pairs: readonly Pair[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('statement ' || dealer_code || ' ' || currency)) from ${pairRows(pairs)}`.execute(db);
  await sql`select id from monthly_collect_receipts where (dealer_code, currency) in (select dealer_code, currency from ${pairRows(pairs)})
    and status <> 'closed' and del_flag = 0 order by dealer_code, currency, period for update`.execute(db);
}

function refusalOf(books: PairBooks, period: string): Coded | null {
  const { same, isFinal, dealerCode, currency } = books;
  if (same) return { code: 'E-505', params: { period, no: same.receiptNo } };
  if (isFinal) return { code: 'E-502', params: { period, dealer: dealerCode, cur: currency } };
  const missing = missingBefore(books, period);
  return missing === null ? null : { code: 'E-503', params: { period: missing } };
}

/** Dealers and currencies with an account or a fee to settle, in one order. */
async function pairsOf({ db, user }: TrxContext, { period, dealerCodes, currencies }: Wish): Promise<DealerPair[]> {
  const scope = scopeCondition(user, 'dealer');
  const inScope = scope ? conditionOf(scope) : sql`true`;
  const among = (column: RawBuilder<unknown>, values: readonly string[] | undefined) => (values ? sql`${column} = any(${[...values]}::text[])` : sql`true`);
  if (dealerCodes) {
    const known = await sql`select from dealer where dealer_code = any(${[...dealerCodes]}::text[]) and ${inScope}`.execute(db);
    if (known.rows.length < new Set(dealerCodes).size) throw refuse('E-012');
  }
  const { rows } = await sql<DealerPair>`select dealer.dealer_code, pair.currency, dealer.org_code, dealer.dealer_name, bool_or(pair.has_fees) as has_fees
    from (select dealer_code, currency, false as has_fees from account where last_posting_seq > 0
        union all select distinct dealer_code, currency, true from service_fee
          where settlement_status = 'unsettled' and status = 'audit_succeeded' and fee_date <= ${lastDay(period)}::date) pair
      join dealer on dealer.dealer_code = pair.dealer_code
    where ${among(sql`pair.dealer_code`, dealerCodes)} and ${among(sql`pair.currency`, currencies)} and ${inScope}
    group by 1, 2, 3, 4 order by 1, 2`.execute(db);
  return rows;
}

const headerOf = (context: TrxContext, { orgCode, dealerCode, dealerName, currency }: DealerPair, period: string): ReceiptHeader => ({
  ...newHeaderFor(context, emptyReceipt, { orgCode, dealerCode, dealerName, subDealerCode: null, subDealerName: null }),
  id: newId(context.services.now().getTime()),
  receiptNo: `MR-${period.replace('-', '')}-${dealerCode}-${currency}`,
  period,
  currency,
});

const columns = sql.raw(Object.keys(emptyReceipt).map(snake).join(', '));

/** @returns ids of those that nobody else has begun */
async function insertDrafts({ db }: TrxContext, headers: readonly ReceiptHeader[]): Promise<string[]> {
  if (headers.length === 0) return [];
  const { rows } = await sql<{ id: string }>`insert into monthly_collect_receipts (${columns})
    select ${columns} from jsonb_populate_recordset(null::monthly_collect_receipts, ${json(headers.map(toRow))}::jsonb)
    on conflict do nothing returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Works new drafts out, and says that they wait. */
async function fill(context: TrxContext, period: string, headers: readonly ReceiptHeader[]): Promise<ReceiptHeader[]> {
  const parts = await workOut(context, period, headers);
  const filled = headers.map((header) => ({ ...header, ...parts.get(header.id) }));
  await writeWorked(context, filled);
  await together(context.db, async () => {
    for (const header of filled) await writeTodo(context, receiptKind, {}, header);
  });
  return filled;
}
