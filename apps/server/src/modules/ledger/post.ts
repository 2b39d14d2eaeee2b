/** Writing a line of an account. Sequence, balance and the figures of the month are kept by the database (migration 0400). */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import { makerDay } from '../../shared/makerDay.ts';
import { hasDecimals } from '../../shared/decimals.ts';
import { snake } from '../../shared/database/columnNames.ts';
import { announce, json, newId, type Trx } from '../../shared/database/database.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { nextNumber, nextNumbersOf } from '../../documents/numbers/nextNumber.ts';
import { rateOn, ratesOn } from '../exchange-rate/service.ts';
import { takeReferences } from './bankReceipt.ts';
import { type AccountOf, lockAccount, lockAll, type LockedAccount } from './accounts.ts';
import type { DealerMonth } from './hooks.ts';
import { isFitting } from './feeTypes.ts';
import { tellLow } from './lowBalance.ts';
import type { Direction, FinanceLedgerTable } from './tables.ts';

/** Channel of the database on which jobs hear that something came to an account. */
export const postingChannel = 'ledger_posted';

/** The document that a line comes from. */
export interface PostingSource {
  /** Dictionary `doc_type`. */
  source: string;
  sourceId: string;
  sourceNo: string;
}

/** A bank and what it calls a payment. */
export interface BankOf {
  bankName?: string | null;
  bankTagNumber?: string | null;
  accountNumber?: string | null;
  bankReference?: string | null;
}

export interface Posting extends PostingSource {
  account: AccountOf;
  direction: Direction;
  /** Above 0, with two decimals at most. */
  amount: number;
  /** Dictionary `fee_type`. */
  feeType: string;
  /** Dictionary `contra_account`. */
  contra: string;
  /** Names the booking, e.g. `partsOrder:{id}:{version}`: a second one under the same key is an error of the program. */
  postingKey: string;
  /** `YYYY-MM-DD` up to the maker's today, which is the default. */
  feeDate?: string;
  remark?: string | null;
  /** Lines that are booked together; required against `internal`. */
  journalNo?: string | null;
  /** Statement that the line settles. */
  statementNo?: string | null;
  /** Bank that it came from, or went to; its reference is booked once (E-533). */
  bank?: BankOf;
  /** Handling of a debit above the balance: refused (E-304), reduced to the balance, or booked all the same. */
  shortfall?: 'refuse' | 'upTo' | 'allow';
}

export interface Posted {
  /** Null where nothing was there to book. */
  entryNo: string | null;
  posted: number;
  balanceAfter: number;
}

/**
 * Books one line.
 * @throws E-511 for what does not fit, E-512 for a day to come, E-502 in a closed month, E-304 for too little, E-533 for a bank reference that is booked
 */
export async function post(context: TrxContext, posting: Posting): Promise<Posted> {
  const { account, direction, amount, shortfall = 'refuse' } = posting;
  mustFit(context, posting);
  const locked = await lockAccount(context, account);
  const isShort = direction === 'out' && shortfall !== 'allow' && locked.balance < amount;
  if (isShort && shortfall === 'refuse') throw refuse('E-304', { bal: locked.balance, cur: account.currency });
  const posted = isShort ? Math.max(0, locked.balance) : amount;
  if (posted === 0) return { entryNo: null, posted, balanceAfter: locked.balance };
  return insertLine(context, { ...posting, amount: posted, reverses: null }, locked);
}

/**
 * Books lines of many accounts, whatever is there, in a few statements whatever their number.
 * @returns numbers of the lines, in their order
 * @throws as {@link post}, for the first that cannot be booked; then none is
 */
export async function postAll(context: TrxContext, postings: readonly Omit<Posting, 'shortfall'>[]): Promise<string[]> {
  if (postings.length === 0) return [];
  const { db, services } = context;
  const day = makerDay(services);
  const lines = postings.map((posting): Line => ({ feeDate: day, ...posting, reverses: null }));
  for (const line of lines) mustFit(context, line);
  if (lines.some(({ feeDate }) => feeDate > day)) throw refuse('E-512');
  const lockedOf = await lockAll(
    context,
    lines.map(({ account }) => account),
  );
  await mustBeOpen(
    context,
    lines.map(({ account, feeDate }) => monthOf(account, feeDate)),
  );
  const rates = await ratesOn(
    context,
    lines.map(({ account: { currency }, feeDate, amount }) => ({ currency, day: feeDate, amount })),
  );
  const entryNos = await nextNumbersOf(
    db,
    { code: 'dealerPayment', day },
    lines.map(({ account }) => account.dealerCode),
  );
  if (lines.some(({ direction }) => direction === 'in')) await announce(db, postingChannel, '');
  const balances = await insertLines(
    db,
    lines.map((line, at) => lineOf(context, line, { locked: lockedOf(line.account), entryNo: entryNos[at]!, ...rates[at]! })),
  );
  await takeReferences(
    context,
    lines.flatMap(({ bank }, at) => (bank?.bankReference ? [{ bank, entryNo: entryNos[at]! }] : [])),
  );
  for (const [at, line] of lines.entries()) {
    const after = balances.get(entryNos[at]!)!;
    if (line.direction === 'out') await tellLow(context, line, { before: sum([after, line.amount]), after });
  }
  return entryNos;
}

/** @returns the balances that they leave, by their numbers */
async function insertLines(db: Trx, rows: readonly ReturnType<typeof lineOf>[]): Promise<ReadonlyMap<string, number>> {
  const columns = sql.raw(Object.keys(rows[0]!).map(snake).join(', '));
  const values = rows.map((row) => Object.fromEntries(Object.entries(row).map(([field, value]) => [snake(field), value])));
  const { rows: written } = await sql<{ entryNo: string; balanceAfter: number }>`insert into finance_ledger (${columns}) select ${columns}
    from jsonb_populate_recordset(null::finance_ledger, ${json(values)}::jsonb) returning entry_no, balance_after`.execute(db);
  return new Map(written.map(({ entryNo, balanceAfter }) => [entryNo, balanceAfter]));
}

/** Mirrors a line: the same amount in the other direction, whatever is there; what the bank called it may be booked again. @throws E-516 where it is reversed already, E-502, E-512 */
export async function reverse(
  context: TrxContext,
  { entryNo, ...more }: PostingSource & Pick<Posting, 'postingKey' | 'feeDate' | 'remark' | 'journalNo'> & { entryNo: string },
): Promise<Posted> {
  const { db } = context;
  const line = await db.selectFrom('financeLedger').selectAll().where('entryNo', '=', entryNo).executeTakeFirstOrThrow();
  const account = { dealerCode: line.dealerCode, accountType: line.accountType, currency: line.currency };
  const locked = await lockAccount(context, account);
  const earlier = await db.selectFrom('financeLedger').select('entryNo').where('reversesEntryNo', '=', entryNo).executeTakeFirst();
  if (earlier) throw refuse('E-516', { no: entryNo, rev: earlier.entryNo });
  const direction = line.direction === 'in' ? 'out' : 'in';
  const { feeType, contraAccount: contra, amount } = line;
  const posted = await insertLine(context, { ...more, account, direction, feeType, contra, amount, reverses: entryNo }, locked);
  await db.deleteFrom('bankReceipt').where('entryNo', '=', entryNo).execute();
  return posted;
}

function mustFit({ services: { dictionaries }, user: { language } }: TrxContext, posting: Posting): void {
  const {
    account: { accountType },
    amount,
    direction,
    feeType,
    contra,
  } = posting;
  if (!(amount > 0) || !hasDecimals(amount, 2)) throw new RangeError(`${amount} is no amount to post`);
  if (isFitting({ accountType, direction, feeType, contra })) return;
  throw refuse('E-511', {
    t: dictionaries.text('fee_type', feeType, language),
    a: dictionaries.text('account_type', accountType, language),
    dir: dictionaries.text('in_out', direction, language),
  });
}

/** Months that are closed for everybody, or by a statement of the dealer. */
export async function closedMonths(context: Context, months: readonly DealerMonth[]): Promise<readonly DealerMonth[]> {
  const closed = await context.db.selectFrom('financePeriod').select('period').where('status', '=', 'closed').execute();
  return among(context, months, new Set(closed.map(({ period }) => period)));
}

async function among(context: Context, months: readonly DealerMonth[], forEverybody: ReadonlySet<string>): Promise<readonly DealerMonth[]> {
  const hooks = context.services.modules.flatMap((module) => module.closedMonths ?? []);
  const own = await Promise.all(hooks.map((hook) => hook(context, months)));
  return [...months.filter(({ period }) => forEverybody.has(period)), ...own.flat()];
}

/**
 * The rows of the months are there before they are locked, so that a close at the same time comes before this, or after it.
 * @throws E-502 for a month that is closed for everybody, or by a statement of the dealer
 */
async function mustBeOpen(context: TrxContext, months: readonly DealerMonth[]): Promise<void> {
  const { db } = context;
  const periods = [...new Set(months.map(({ period }) => period))].toSorted();
  await db
    .insertInto('financePeriod')
    .values(periods.map((period) => ({ period, status: 'open' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const held = await db.selectFrom('financePeriod').selectAll().where('period', 'in', periods).orderBy('period').forShare().execute();
  const [closed] = await among(context, months, new Set(held.filter(({ status }) => status === 'closed').map(({ period }) => period)));
  if (closed) throw refuse('E-502', { period: closed.period, dealer: closed.dealerCode, cur: closed.currency });
}

type Line = Omit<Posting, 'shortfall'> & { feeDate: string; reverses: string | null };

/** A line as a row; sequence, balance and period are the database's. */
const lineOf = (
  { services, user }: TrxContext,
  { contra, source, reverses, feeDate, ...line }: Line,
  { locked, entryNo, rate, value }: { locked: Omit<LockedAccount, 'balance'>; entryNo: string; rate: number | null; value: number | null },
) =>
  ({
    id: newId(services.now().getTime()),
    entryNo,
    accountId: locked.id,
    dealerName: locked.dealerName,
    direction: line.direction,
    feeType: line.feeType,
    amount: line.amount,
    contraAccount: contra,
    journalNo: line.journalNo ?? null,
    feeSource: source,
    sourceId: line.sourceId,
    sourceNo: line.sourceNo,
    feeDate,
    exchangeRate: rate,
    amountRmb: value,
    statementNo: line.statementNo ?? null,
    bankName: line.bank?.bankName ?? null,
    bankTagNumber: line.bank?.bankTagNumber ?? null,
    accountNumber: line.bank?.accountNumber ?? null,
    bankReference: line.bank?.bankReference ?? null,
    reversesEntryNo: reverses,
    postingKey: line.postingKey,
    remark: line.remark ?? null,
    postTime: services.now().toISOString(),
    createBy: user.username,
  }) satisfies Omit<FinanceLedgerTable, 'dealerCode' | 'accountType' | 'currency' | 'postingSeq' | 'period' | 'balanceAfter'>;

const monthOf = ({ dealerCode, currency }: AccountOf, feeDate: string): DealerMonth => ({ dealerCode, currency, period: feeDate.slice(0, 7) });

async function insertLine(
  context: TrxContext,
  { account, contra, source, reverses, ...line }: Omit<Posting, 'shortfall'> & { reverses: string | null },
  locked: LockedAccount,
): Promise<Posted> {
  const { db, services } = context;
  const day = makerDay(services);
  const feeDate = line.feeDate ?? day;
  if (feeDate > day) throw refuse('E-512');
  await mustBeOpen(context, [monthOf(account, feeDate)]);
  const { rate, value } = await rateOn(context, { currency: account.currency, day: feeDate, amount: line.amount });
  const entryNo = await nextNumber(db, { code: 'dealerPayment', dealerCode: account.dealerCode, day });
  const row = lineOf(context, { ...line, account, contra, source, reverses, feeDate }, { locked, entryNo, rate, value });
  // What bounced concerns orders that were released on it, as what comes concerns those that wait.
  if (line.direction === 'in' || reverses !== null) await announce(db, postingChannel, '');
  const { balanceAfter } = await db.insertInto('financeLedger').values(row).returning('balanceAfter').executeTakeFirstOrThrow();
  if (line.bank?.bankReference) await takeReferences(context, [{ bank: line.bank, entryNo }]);
  if (line.direction === 'out') await tellLow(context, { ...line, account, source }, { before: locked.balance, after: balanceAfter });
  return { entryNo, posted: line.amount, balanceAfter };
}
