import { contextOf, transact } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import { fillMakerStock } from './makerStockTestKit.ts';
import { reserve, shipReserved } from './service.ts';
import { shelve } from './upkeep/shelve.ts';

/** Parts in two warehouses, of which some are reserved and some have left for a dealer. */
export const sample: ListSample = async (services) =>
  transact(contextOf(services, await services.sessions.actAs('chen.parts')), async (context) => {
    const place = { partsCode: 'PUMP-1', warehouse: 'WH01' };
    const orderLineId = newId();
    await fillMakerStock(context, [
      { ...place, qty: 12 },
      { ...place, warehouse: 'WH02', qty: 3.5 },
    ]);
    await shelve(context, [{ ...place, binLocation: 'A-01', safetyQty: 20 }]);
    await reserve(context, {
      orderId: newId(),
      orderNo: 'PO2611D001-0001',
      dealerCode: 'D001',
      shortfall: 'refuse',
      lines: [{ ...place, lineId: orderLineId, qty: 4 }],
    });
    await shipReserved(context, {
      source: 'packingList',
      sourceId: newId(),
      sourceNo: 'PL2611D001-0001',
      dealerCode: 'D001',
      key: '1',
      lines: [{ lineId: newId(), orderLineId, qty: 1 }],
    });
  });
