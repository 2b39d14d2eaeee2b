/** The accounts of dealers: opened, read and locked. */
import { sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import type { AccountType } from './tables.ts';
import './tables.ts';

export interface AccountOf {
  dealerCode: string;
  accountType: AccountType;
  currency: string;
}

export interface LockedAccount {
  id: string;
  dealerName: string;
  balance: number;
}

const types: readonly AccountType[] = ['vehicle', 'parts', 'deposit'];

async function open({ db }: Pick<TrxContext, 'db'>, accounts: readonly AccountOf[]): Promise<void> {
  await db
    .insertInto('account')
    .values(accounts.map((account) => ({ id: newId(), ...account })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Opens the three accounts of a dealer in a currency, with nothing in them; those that exist stay. */
export const openAccounts = (context: Pick<TrxContext, 'db'>, { dealerCode, currency }: Omit<AccountOf, 'accountType'>): Promise<void> =>
  open(
    context,
    types.map((accountType) => ({ dealerCode, accountType, currency })),
  );

/**
 * The account with its row locked; a new one is opened on first use. All accounts of the dealer are locked with it, in one order: their lines
 * share a counter, and a posting on two of them would hold it while waiting for the second.
 */
export async function lockAccount(context: TrxContext, account: AccountOf): Promise<LockedAccount> {
  const find = async (): Promise<LockedAccount | undefined> => {
    const { rows } = await sql<LockedAccount & AccountOf>`select account.id, dealer.dealer_name, account.balance, account_type, account.currency
      from account join dealer using (dealer_code) where dealer_code = ${account.dealerCode} order by account.id for update of account`.execute(context.db);
    return rows.find(({ accountType, currency }) => accountType === account.accountType && currency === account.currency);
  };
  const found = await find();
  if (found) return found;
  await open(context, [account]);
  return (await find())!;
}

/** Accounts with their rows locked, dealer by dealer, as {@link lockAccount} locks one. */
export async function lockAll(context: TrxContext, accounts: readonly AccountOf[]): Promise<(account: AccountOf) => Omit<LockedAccount, 'balance'>> {
  const nameOf = ({ dealerCode, accountType, currency }: AccountOf): string => `${dealerCode} ${accountType} ${currency}`;
  const dealers = [...new Set(accounts.map(({ dealerCode }) => dealerCode))];
  const find = async (): Promise<Map<string, Omit<LockedAccount, 'balance'>>> => {
    const { rows } = await sql<LockedAccount & AccountOf>`select account.id, dealer.dealer_name, dealer_code, account_type, account.currency
      from account join dealer using (dealer_code) where dealer_code = any(${dealers}::text[]) order by dealer_code, account.id for update of account`.execute(
      context.db,
    );
    return new Map(rows.map((row) => [nameOf(row), row]));
  };
  let found = await find();
  const missing = accounts.filter((account) => !found.has(nameOf(account)));
  if (missing.length > 0) {
    await open(context, missing);
    found = await find();
  }
  return (account) => found.get(nameOf(account))!;
}

/** Balance of an account, its row locked for a decision. */
export const balanceOf = async (context: TrxContext, account: AccountOf): Promise<number> => (await lockAccount(context, account)).balance;

/** All accounts of dealers, locked in one order. */
export async function lockAccounts(
  { db }: TrxContext,
  dealerCodes: readonly string[],
): Promise<{ accountType: AccountType; currency: string; balance: number }[]> {
  if (dealerCodes.length === 0) return [];
  const { rows } = await sql<{ accountType: AccountType; currency: string; balance: number }>`select account_type, currency, balance from account
    where dealer_code = any(${[...dealerCodes]}::text[]) order by dealer_code, id for update`.execute(db);
  return rows;
}

/**
 * How far the lines of dealers go, by their codes: the same again means that nothing was booked meanwhile.
 * @param isLocked locks their accounts, in one order
 */
export async function lastPostings({ db }: TrxContext, dealerCodes: readonly string[], { isLocked }: { isLocked: boolean }): Promise<Map<string, string>> {
  const { rows } = await sql<{ dealerCode: string; id: string; lastPostingSeq: number }>`select dealer_code, id, last_posting_seq from account
    where dealer_code = any(${[...dealerCodes]}::text[]) order by dealer_code, id ${isLocked ? sql`for update` : sql``}`.execute(db);
  const byDealer = Map.groupBy(rows, ({ dealerCode }) => dealerCode);
  return new Map([...byDealer].map(([dealer, own]) => [dealer, own.map(({ id, lastPostingSeq }) => `${id} ${lastPostingSeq}`).join()]));
}

/** Accounts of a dealer with something on them, or below nothing. */
export const openBalances = ({ db }: Pick<Context, 'db'>, { dealerCode }: Pick<AccountOf, 'dealerCode'>) =>
  db
    .selectFrom('account')
    .select(['accountType', 'currency', 'balance'])
    .where('dealerCode', '=', dealerCode)
    .where('balance', '<>', 0)
    .orderBy('accountType')
    .orderBy('currency')
    .execute();
