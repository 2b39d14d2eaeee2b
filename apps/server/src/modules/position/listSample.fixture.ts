import { newId } from '../../shared/database/database.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('sysPosition')
    .values({ id: newId(), code: 'P1', name: JSON.stringify({ en: 'Mechanic', 'zh-cn': '技师' }), rank: null, createBy: 'admin' })
    .execute();
