/** What becomes of the lines of a bank's file. */
import { sql } from 'kysely';
import { actInside } from '../../../documents/act.ts';
import type { BankLineInput, BankLineResult, DealerPaymentInput } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { plainAccount } from '../../dealer/service.ts';
import { bookedReferences, ledger, plainReference } from '../../ledger/service.ts';
import { savePayment } from '../actions/savePayment.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import { received } from '../rules/bookings.ts';
import { matchLine, type Remittance } from './matchLine.ts';

/** The remittance that it pays, or the dealer whose entry it becomes. */
export type LinePlan = { line: BankLineInput; result: BankLineResult; dealerCode: string; remittance: Remittance | null };

/** Findings of lines whose reference is known already: they are left out, and nothing is wrong with them. */
export const skipped: ReadonlySet<string> = new Set(['E-533', 'dealerPayment.bank.drafted']);

/** What to do with each line, or what is wrong with it. Reads only. */
export async function planLines(context: Context, lines: readonly BankLineInput[]): Promise<(LinePlan | InvalidField)[]> {
  const known = await knownReferences(context, lines);
  const remittances = await submittedRemittances(context);
  const dealers = await dealersByAccount(context, lines);
  const paid = new Set<string>();
  return lines.map((line): LinePlan | InvalidField => {
    if (line.paymentAmount <= 0) return { field: 'paymentAmount', code: 'dealerPayment.notPositive' };
    const seen = known(line);
    if (seen) return { field: 'bankReference', code: seen.code, params: { ref: line.bankReference.trim(), no: seen.no } };
    const match = matchLine(line, remittances);
    if (match.is === 'tooMuch') return { field: 'paymentAmount', code: 'E-513' };
    if (match.is === 'several' || (match.is === 'paid' && paid.has(match.remittance.id))) return { field: 'bankReference', code: 'dealerPayment.bank.several' };
    if (match.is === 'paid') {
      const { remittance } = match;
      paid.add(remittance.id);
      return { line, result: 'booked', dealerCode: remittance.dealerCode!, remittance };
    }
    const dealerCode = line.dealerCode?.trim() || dealers.get(plainAccount(line.accountNumber ?? ''));
    return dealerCode ? { line, result: 'drafted', dealerCode, remittance: null } : { field: 'dealerCode', code: 'dealerPayment.bank.noDealer' };
  });
}

export const isPlan = (planned: LinePlan | InvalidField): planned is LinePlan => 'line' in planned;

async function submittedRemittances({ db, user }: Context): Promise<Remittance[]> {
  return db
    .selectFrom('dealerPayment')
    .select(['id', 'paymentNo', 'dealerCode', 'accountType', 'currency', 'paymentAmount', 'payerName', 'accountNumber', 'bankReference'])
    .where('kind', '=', 'remittance')
    .where('status', '=', 'submitted')
    .where('delFlag', '=', 0)
    .where(isInScope(dealerPaymentKind, user))
    .orderBy('id')
    .execute();
}

/** References that are booked, and those that wait in drafts of finance. */
async function knownReferences(context: Context, lines: readonly BankLineInput[]): Promise<(line: BankLineInput) => { code: string; no: string } | undefined> {
  const references = lines.map(({ bankReference }) => plainReference(bankReference));
  const booked = Map.groupBy(await bookedReferences(context, references), ({ bankReference }) => bankReference);
  const { rows } = await sql<{ reference: string; no: string }>`select upper(regexp_replace(bank_reference, '\s', '', 'g')) as reference, payment_no as no
    from dealer_payment where del_flag = 0 and kind = 'entry' and status = 'draft' and bank_reference is not null`.execute(context.db);
  const drafted = new Map(rows.map(({ reference, no }) => [reference, no]));
  return ({ bankReference, bankTagNumber }) => {
    const reference = plainReference(bankReference);
    const tag = plainReference(bankTagNumber);
    const taken = booked.get(reference)?.find(({ bankTag }) => tag === '' || bankTag === '' || bankTag === tag);
    if (taken) return { code: 'E-533', no: taken.no };
    const no = drafted.get(reference);
    return no === undefined ? undefined : { code: 'dealerPayment.bank.drafted', no };
  };
}

/** Dealers that are the only one with their account number. */
async function dealersByAccount({ db }: Context, lines: readonly BankLineInput[]): Promise<ReadonlyMap<string, string>> {
  const accounts = [...new Set(lines.map(({ accountNumber }) => plainAccount(accountNumber ?? '')).filter(Boolean))];
  if (accounts.length === 0) return new Map();
  const { rows } = await sql<{ account: string; dealerCode: string }>`select account_number as account, min(dealer_code) as dealer_code from dealer
    where del_flag = 0 and account_number = any(${accounts}::text[]) group by account_number having count(*) = 1`.execute(db);
  return new Map(rows.map(({ account, dealerCode }) => [account, dealerCode]));
}

/** What the form of an entry would send. */
const toEntry = ({ line, dealerCode }: LinePlan): DealerPaymentInput => ({
  ...line,
  dealerCode,
  kind: 'entry',
  direction: 'in',
  ...(line.accountType && { feeType: received[line.accountType] }),
});

/** Books the remittance of a line, or makes its draft. @returns id of the payment */
export async function carryOut(within: TrxContext, plan: LinePlan): Promise<string> {
  const { remittance, line } = plan;
  if (!remittance) return (await savePayment(within, toEntry(plan), { confirm: true })).id;
  const { feeDate, bankReference, paymentAmount: paidAmount } = line;
  await actInside(within, dealerPaymentKind, 'book', { id: remittance.id, feeDate, bankReference, paidAmount });
  return remittance.id;
}

/** Payments before accounts, each in one order, as every booking of several does. */
export async function lockPayments(within: TrxContext, payments: readonly { id: string; dealerCode: string }[]): Promise<void> {
  await sql`select from dealer_payment where id = any(${payments.map(({ id }) => id)}::char(32)[]) order by id for update`.execute(within.db);
  for (const dealerCode of [...new Set(payments.map((payment) => payment.dealerCode))].toSorted()) await ledger.lockAccounts(within, dealerCode);
}
