import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { openMakerWarehouse } from '../maker-stock/makerStockTestKit.ts';
import { saveOrder } from './actions/saveOrder.ts';

export const sample: DocumentSample = async (services) => {
  await openMakerWarehouse(services, { code: 'WH01' });
  const input = { orderType: 'stock', deliveryMethod: 'truck', deliveryAddress: 'Lima', lines: [{ partsCode: 'SEAL-1', qty: 2 }] };
  return saveOrder(contextOf(services, await services.sessions.actAs('d001.parts')), input, { confirm: true });
};
