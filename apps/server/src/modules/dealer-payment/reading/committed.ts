/** What orders still have to be charged to accounts. */
import { sum } from '@harrow/validation';
import type { Context } from '../../../shared/context.ts';
import type { AccountOf } from '../../ledger/service.ts';

const keyOf = ({ dealerCode, accountType, currency }: AccountOf): string => [dealerCode, accountType, currency].join(' ');

/** Amounts that are committed of the accounts of some dealers: what confirmed orders declare. */
export async function committedOf(context: Context, dealerCodes: readonly string[]): Promise<(account: AccountOf) => number> {
  const hooks = context.services.modules.flatMap(({ committedOn }) => committedOn ?? []);
  const amounts = new Map<string, number>();
  for (const { amount, ...account } of (await Promise.all(hooks.map((hook) => hook(context, { dealerCodes })))).flat())
    amounts.set(keyOf(account), sum([amounts.get(keyOf(account)) ?? 0, amount]));
  return (account) => amounts.get(keyOf(account)) ?? 0;
}
