import { sql } from 'kysely';
import '../../src/modules/collection-target/tables.ts';
import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import { draftAll, receiptKind } from '../../src/modules/monthly-collect-receipts/service.ts';
import type { StatementObjection } from '../../src/generated/types.gen.ts';
import { addDays, firstOfMonth } from '../../src/shared/calendarDate.ts';
import { contextOf, type TrxContext } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { dealers } from '../organisations/organisations.ts';
import { bookEntry } from '../payments/replayPayments.ts';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';
import { closedOn, lastMonth, monthAfter } from './paidBy.ts';

const finance = 'qian.finance';
/** Settles what the other one has issued. */
const second = 'liu.finance';

/** Its drafts of last month still wait for finance. */
const undecided = 'D005';
/** It objects to its statement of last month. */
const objecting = 'D003';
/** Its bank data are incomplete: it is credited, and paid out by hand. */
const withoutBank = 'D001';

interface Receipt {
  id: string;
  receiptNo: string;
  dealerCode: string;
  currency: string;
  settlementTotal: number;
}

/**
 * The statements of all months since the first entry. Those that are settled pay the fees that the loaders have marked as paid, by the same
 * number and on the same day (`paidBy`); those of last month are out, one of them disputed.
 */
export async function replayStatements(stage: Stage, trx: Trx, today: string): Promise<void> {
  const {
    rows: [first],
  } = await sql<{ month: string }>`select min(period) as month from finance_ledger`.execute(trx);
  const last = lastMonth(today);
  const months = monthsBetween(first!.month, last);
  await loadTargets(trx, months);
  await openFees(trx, first!.month);
  for (const month of months.slice(0, -1)) await settleMonth(stage, trx, month);
  await issueLastMonth(stage, trx, last, today);
}

function monthsBetween(first: string, last: string): string[] {
  const months = [first];
  while (months.at(-1)! < last) months.push(monthAfter(months.at(-1)!));
  return months;
}

/** What each dealer is to pay in a month: about what it has paid. */
async function loadTargets(trx: Trx, months: readonly string[]): Promise<void> {
  const random = createRandom('targets');
  const { rows: paid } = await sql<{
    dealerCode: string;
    amount: number;
  }>`select dealer_code, sum(amount)::float8 / ${months.length} as amount from finance_ledger
    where fee_type in ('vehicle_payment', 'parts_payment') and direction = 'in' group by 1`.execute(trx);
  const usual = new Map(paid.map(({ dealerCode, amount }) => [dealerCode, amount]));
  await insertRows(
    trx,
    'collectionTarget',
    months.flatMap((period) =>
      dealers.map(({ dealerCode, settlementCurrency: currency }) => ({
        dealerCode,
        currency,
        period,
        targetAmount: Math.round(((usual.get(dealerCode) ?? 0) * random.integer(85, 120)) / 100_000) * 1000,
        createTime: `${period}-01T02:00:00Z`,
      })),
    ),
  );
}

/** What the loaders have marked as paid by these statements is paid by them below. */
const openFees = (trx: Trx, first: string) =>
  sql`update service_fee set settlement_status = 'unsettled', statement_no = null, settled_date = null, settled_amount = null
    where settlement_status = 'settled' and fee_date >= ${`${first}-01`}::date`.execute(trx);

const clock = (day: string, hour: number): Date => new Date(`${day}T0${hour}:15:00Z`);

async function contextAt({ services, setClock, actAs }: Stage, trx: Trx, username: string, at: Date): Promise<TrxContext> {
  setClock(at);
  return { ...contextOf(services, await actAs(username)), db: trx };
}

async function draftsOf(stage: Stage, trx: Trx, month: string, dealerCodes: readonly string[]): Promise<Receipt[]> {
  const context = await contextAt(stage, trx, finance, clock(`${monthAfter(month)}-01`, 1));
  const { drafts, blocked } = await draftAll(context, { period: month, dealerCodes });
  if (blocked[0]) throw new Error(`${blocked[0].no} cannot be begun: ${blocked[0].refusal.code}`);
  return drafts;
}

const takers = dealers.map(({ dealerCode }) => dealerCode);

/** A month that is over: issued, confirmed or not objected to, settled. */
async function settleMonth(stage: Stage, trx: Trx, month: string): Promise<void> {
  const next = monthAfter(month);
  for (const [index, { id, dealerCode, currency, settlementTotal }] of (await draftsOf(stage, trx, month, takers)).entries()) {
    await act(await contextAt(stage, trx, finance, clock(`${next}-05`, 1 + index)), receiptKind, 'issue', { id });
    if ((Number(month.slice(5)) + index) % 5 === 0) await passSilently(stage, trx, id, `${next}-16`);
    else await act(await contextAt(stage, trx, `${dealerCode.toLowerCase()}.admin`, clock(`${next}-08`, 2 + index)), receiptKind, 'pass', { id });
    const byHand = dealerCode === withoutBank;
    const context = await contextAt(stage, trx, second, clock(closedOn(month), 1 + index));
    await act(context, receiptKind, 'close', { id, settleMethod: byHand ? 'credit' : 'transfer' });
    if (byHand && settlementTotal > 0)
      await bookEntry(stage, {
        kind: 'entry',
        dealerCode,
        accountType: 'parts',
        currency,
        direction: 'out',
        feeType: 'refund',
        feeDate: closedOn(month),
        paymentAmount: settlementTotal,
        bankReference: `RF${closedOn(month).replaceAll('-', '')}`,
        remark: `Paid out for ${month}`,
      });
  }
}

async function passSilently({ services, setClock }: Stage, trx: Trx, id: string, day: string): Promise<void> {
  setClock(clock(day, 1));
  await act({ ...systemContext(services, trx), db: trx }, receiptKind, 'silent', { id, opinion: `no objection until ${addDays(day, -1)}` });
}

/** Last month: with the dealers since some days, one of which objects; one draft has not left finance. */
async function issueLastMonth(stage: Stage, trx: Trx, month: string, today: string): Promise<void> {
  const drafts = await draftsOf(stage, trx, month, [...takers, undecided]);
  const first = firstOfMonth(today);
  const recent = (daysAgo: number): string => (addDays(today, -daysAgo) < first ? first : addDays(today, -daysAgo));
  const issued = drafts.filter(({ dealerCode }) => dealerCode !== undecided);
  for (const [index, { id }] of issued.entries()) await act(await contextAt(stage, trx, finance, clock(recent(5), 2 + index)), receiptKind, 'issue', { id });
  const disputed = issued.find(({ dealerCode }) => dealerCode === objecting)!;
  const context = await contextAt(stage, trx, `${objecting.toLowerCase()}.admin`, clock(recent(3), 8));
  await act(context, receiptKind, 'noPass', {
    id: disputed.id,
    opinion: 'Trois lignes ne correspondent pas à nos livres.',
    lines: { disputes: await objectionsOf(trx, disputed) },
  });
}

/** An entry and a fee with another amount, and a payment that is not there. */
async function objectionsOf(trx: Trx, { id, dealerCode, currency, receiptNo }: Receipt): Promise<StatementObjection[]> {
  const {
    rows: [entry],
  } = await sql<{ id: string; amount: number }>`select id, amount from finance_ledger where dealer_code = ${dealerCode} and currency = ${currency}
    and period = (select period from monthly_collect_receipts where id = ${id}) and fee_type = 'vehicle_payment' order by entry_no limit 1`.execute(trx);
  const {
    rows: [fee],
  } = await sql<{ id: string; amount: number }>`select fee.id, fee.amount from monthly_collect_receipts_fee listed
    join service_fee fee on fee.id = listed.fee_id where listed.receipt_id = ${id} and listed.state = 'included' and fee.amount > 0 order by fee.fee_no limit 1`.execute(
    trx,
  );
  if (!entry || !fee) throw new Error(`${receiptNo} has nothing to object to`);
  return [
    {
      kind: 'ledger',
      refId: entry.id,
      claimedAmount: entry.amount + 15,
      remark: 'Notre ordre de virement dit 15 de plus : frais de banque à la charge du fabricant.',
    },
    { kind: 'fee', refId: fee.id, claimedAmount: fee.amount + 40, remark: 'Déplacement accordé par téléphone non compris.' },
    { kind: 'missing_payment', claimedAmount: 1200, remark: 'Virement du 28, avis de débit joint.' },
  ];
}
