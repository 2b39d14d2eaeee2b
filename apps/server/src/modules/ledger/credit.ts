/** What a dealer may still spend: what is on an account, and the credit that is left. */
import { sum } from '@harrow/validation';
import type { Context, TrxContext } from '../../shared/context.ts';
import { type AccountOf, lockAccounts } from './accounts.ts';
import type { AccountType } from './tables.ts';
import './hooks.ts';

interface Balance {
  accountType: AccountType;
  currency: string;
  balance: number;
}

/** What is owed on an account outside the limit. */
async function owedOutside(context: Context, account: AccountOf & { balance: number }): Promise<number> {
  if (account.balance >= 0) return 0;
  const hooks = context.services.modules.flatMap(({ owedOutsideLimit }) => owedOutsideLimit ?? []);
  return sum(await Promise.all(hooks.map((hook) => hook(context, account))));
}

interface Asked extends Pick<AccountOf, 'dealerCode'> {
  /** Id of an order of machines that does not count. */
  without?: string | undefined;
}

interface Terms {
  currency: string;
  creditLimit: number;
}

const asked = ({ db }: Pick<Context, 'db'>, dealerCode: string) =>
  db.selectFrom('dealer').select(['currency', 'creditLimit']).where('dealerCode', '=', dealerCode);

const terms = async (context: Pick<Context, 'db'>, dealerCode: string): Promise<Terms> =>
  known(dealerCode, await asked(context, dealerCode).executeTakeFirst());

/** Currency and credit limit of a dealer, which stay as they are until the transaction ends. */
const lockTerms = async (context: Pick<TrxContext, 'db'>, dealerCode: string): Promise<Terms> =>
  known(dealerCode, await asked(context, dealerCode).forShare().executeTakeFirst());

function known(dealerCode: string, found: { currency: string; creditLimit: number | null } | undefined): Terms {
  if (!found) throw new Error(`There is no dealer ${dealerCode}`);
  return { currency: found.currency, creditLimit: found.creditLimit ?? 0 };
}

async function remaining(context: Context, { dealerCode, without }: Asked, { currency, creditLimit }: Terms, balances: readonly Balance[]): Promise<number> {
  const overdrawn = balances.filter((account) => account.currency === currency && account.balance < 0);
  const owed = await Promise.all(overdrawn.map((account) => owedOutside(context, { dealerCode, ...account })));
  const hooks = context.services.modules.flatMap(({ openVehicleOrders }) => openVehicleOrders ?? []);
  const machines = (await Promise.all(hooks.map((hook) => hook(context, { dealerCode, without })))).flat().filter((order) => order.currency === currency);
  return sum([creditLimit, ...overdrawn.map(({ balance }) => balance), ...owed, ...machines.map(({ shippedUnpaid }) => -shippedUnpaid)]);
}

/**
 * Remaining credit of a dealer, in the settlement currency, one for parts and machines: the credit limit (none is 0) less the negative
 * balances, but for what is owed outside the limit, and less what is unpaid of shipped machines. Below 0 when the limit is exceeded. The
 * dealer's terms and its accounts are locked, in this order.
 */
export async function creditLeft(context: TrxContext, { dealerCode, without }: Asked): Promise<number> {
  const limit = await lockTerms(context, dealerCode);
  return remaining(context, { dealerCode, without }, limit, await lockAccounts(context, [dealerCode]));
}

/** Balance of an account without what is owed outside the limit: what charges are taken from. The accounts are locked. */
export async function availableOn(context: TrxContext, account: AccountOf): Promise<number> {
  const { balance } = find(await lockAccounts(context, [account.dealerCode]), account);
  return sum([balance, await owedOutside(context, { ...account, balance })]);
}

/** The same figures to look at, without a lock; no credit outside of the settlement currency. */
export async function standing(context: Context, account: AccountOf): Promise<{ balance: number; available: number; creditLeft: number | null }> {
  const { dealerCode } = account;
  const balances = await context.db.selectFrom('account').select(['accountType', 'currency', 'balance']).where('dealerCode', '=', dealerCode).execute();
  const { balance } = find(balances, account);
  const limit = await terms(context, dealerCode);
  return {
    balance,
    available: sum([balance, await owedOutside(context, { ...account, balance })]),
    creditLeft: limit.currency === account.currency ? await remaining(context, { dealerCode }, limit, balances) : null,
  };
}

const find = (balances: readonly Balance[], { accountType, currency }: AccountOf): Pick<Balance, 'balance'> =>
  balances.find((one) => one.accountType === accountType && one.currency === currency) ?? { balance: 0 };
