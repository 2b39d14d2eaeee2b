/** What orders still have to be charged to accounts. */
import { sum } from '@harrow/validation';
import type { Context } from '../../../shared/context.ts';
import type { AccountOf } from '../../ledger/service.ts';

/** Amounts that are committed of the accounts of some dealers: what orders declare, and unpaid orders of machines. */
export async function committedOf(context: Context, dealerCodes: readonly string[]): Promise<(account: AccountOf) => number> {
  const { modules } = context.services;
  const orders = await Promise.all(modules.flatMap(({ committedOn }) => committedOn ?? []).map((hook) => hook(context, { dealerCodes })));
  const machines = await Promise.all(
    modules
      .flatMap(({ openVehicleOrders }) => openVehicleOrders ?? [])
      .flatMap((hook) =>
        dealerCodes.map(async (dealerCode) =>
          (await hook(context, { dealerCode })).map(({ currency, unpaid }) => ({ dealerCode, accountType: 'vehicle', currency, amount: unpaid })),
        ),
      ),
  );
  const all = [...orders.flat(), ...machines.flat()];
  return ({ dealerCode, accountType, currency }) =>
    sum(all.filter((one) => one.dealerCode === dealerCode && one.accountType === accountType && one.currency === currency).map(({ amount }) => amount));
}
