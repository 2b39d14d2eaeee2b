/** Goals follow the machines of their dealers. */
import type { TrxContext } from '../../shared/context.ts';
import type { MachineEvents } from '../vehicle/hooks.ts';
import { recountGoals } from './counting.ts';

async function countDealerOf({ db }: TrxContext, { vehicleId }: { vehicleId: string }): Promise<void> {
  const { dealerCode } = await db.selectFrom('vehicle').select('dealerCode').where('id', '=', vehicleId).executeTakeFirstOrThrow();
  await recountGoals(db, { dealerCode });
}

export const machineEvents = {
  shipped: async ({ db }, { dealerCode }) => void (await recountGoals(db, { dealerCode })),
  delivered: countDealerOf,
  scrapped: countDealerOf,
} satisfies MachineEvents;
