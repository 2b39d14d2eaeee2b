import { json } from '../../shared/database/database.ts';
import { namesOf } from '../../shared/master/master.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('__name__')
    .values({ code: 'LISTED-1', name: json(namesOf({ nameZh: '样本', nameEn: 'Sample' })) })
    .execute();
