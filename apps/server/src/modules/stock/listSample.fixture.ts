import { systemContext } from '../../documents/systemContext.ts';
import { transact } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import { moveStock, openWarehouses } from './service.ts';

/** Parts of two dealers, below their safety stock. */
export const sample: ListSample = (services) =>
  transact(systemContext(services), async (context) => {
    for (const dealerCode of ['D001', 'D002']) {
      await openWarehouses(context, { dealerCode });
      for (const [partsCode, qty] of [
        ['SEAL-1', 2],
        ['PUMP-1', 1],
      ] as const)
        await moveStock(context, { dealerCode, partsCode, qty, unitCost: 5, moveType: 'opening', source: 'partsStock', sourceId: newId() });
    }
    await context.db.updateTable('partsStock').set({ safetyQty: 8 }).execute();
  });
