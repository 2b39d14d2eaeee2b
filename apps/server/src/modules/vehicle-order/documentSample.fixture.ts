import { contextOf, transact } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveOrder } from './actions/saveOrder.ts';
import { json } from '../../shared/database/database.ts';

let contracts = 0;

export const sample: DocumentSample = async (services) => {
  await services.db
    .updateTable('dealer')
    .set({ authorisedProducts: json(['TRACTOR']) })
    .where('dealerCode', '=', 'D001')
    .execute();
  const context = contextOf(services, await services.sessions.actAs('sun.sales'));
  const order = {
    dealerCode: 'D001',
    contractNo: `SAMPLE-${(contracts += 1)}`,
    contractSigningDate: '2026-11-02',
    deliveryMethod: 'sea_container',
    lines: [{ fourthProduct: 'T504', qty: 2, unitPrice: 20_000 }],
  };
  return transact(context, (within) => saveOrder(within, order, { confirm: true }));
};
