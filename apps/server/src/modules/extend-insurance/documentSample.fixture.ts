import { contextOf, transact } from '../../shared/context.ts';
import { json } from '../../shared/database/database.ts';
import { namesOf } from '../../shared/master/master.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { machines } from '../../test/machineFixtures.ts';
import { saveExtension } from './actions/saveExtension.ts';

export const sample: DocumentSample = async (services) => {
  await services.db
    .insertInto('extendPlan')
    .values({
      planCode: 'TR-F12',
      currency: 'USD',
      fee: 360,
      name: json(namesOf({ nameZh: '整机', nameEn: 'Whole machine' })),
      secondProduct: 'TRACTOR',
      thirdProducts: [],
      coverageType: 'full',
      months: 12,
      hours: 1000,
      validFrom: '2024-01-01',
      validTo: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const user = await services.sessions.actAs('d001.service');
  return transact(contextOf(services, user), (context) => saveExtension(context, { vin: machines.covered, planCode: 'TR-F12' }));
};
