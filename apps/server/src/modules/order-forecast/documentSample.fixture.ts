import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveForecast } from './actions/saveForecast.ts';

export const sample: DocumentSample = async (services) => {
  await services.db
    .updateTable('dealer')
    .set({ authorisedProducts: JSON.stringify(['TRACTOR']) })
    .where('dealerCode', '=', 'D001')
    .execute();
  return saveForecast(
    contextOf(services, await services.sessions.actAs('d001.admin')),
    { lines: [{ fourthProductCode: 'T504', m1_target: 2, m6_target: 1 }] },
    { confirm: true },
  );
};
