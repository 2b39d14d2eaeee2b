import { json } from '../../shared/database/database.ts';
import { namesOf } from '../../shared/master/master.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('extendPlan')
    .values({
      planCode: 'LISTED-1',
      currency: 'USD',
      fee: 360,
      name: json(namesOf({ nameZh: '样本', nameEn: 'Sample' })),
      secondProduct: 'tractor',
      thirdProducts: [],
      coverageType: 'full',
      months: 12,
      hours: 1000,
      validFrom: '2026-01-01',
      validTo: null,
    })
    .execute();
