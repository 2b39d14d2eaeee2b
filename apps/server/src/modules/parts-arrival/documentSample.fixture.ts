import { contextOf, transact } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { inShipping, openWarehouses } from '../stock/service.ts';
import { receive } from './actions/receive.ts';
import { shipPackingList } from './packingTestKit.ts';

/** A kept count, with one piece missing. */
export const sample: DocumentSample = async (services) => {
  const context = contextOf(services, await services.sessions.actAs('d001.admin'));
  await transact(context, async (inside) => {
    await openWarehouses(inside, { dealerCode: 'D001' });
    await inShipping(inside, { dealerCode: 'D001', subDealerCode: null, lines: [{ partsCode: 'SEAL-1', qty: 10 }] });
  });
  const { packingNo, lines } = await shipPackingList(services.db, { boxes: { 'BOX-1': [{ partsCode: 'SEAL-1', qty: 10 }] } });
  return receive(context, {
    input: {
      packingNo,
      arrivalDate: '2026-11-20',
      receivedBy: 'Rosa',
      warehouse: 'MAIN',
      lines: [{ packingLineId: lines['BOX-1 SEAL-1']!, receivedQty: 9 }],
    },
    hold: true,
    createClaim: true,
    confirm: true,
    dryRun: false,
  });
};
