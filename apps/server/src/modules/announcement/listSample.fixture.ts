import { newId } from '../../shared/database/database.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('announcement')
    .values({
      id: newId(),
      title: JSON.stringify({ en: 'Maintenance tonight' }),
      content: JSON.stringify({ en: '<p>From 22:00 to 23:00.</p>' }),
      abstract: '{}',
      priority: 'M',
      msgType: 'ALL',
      targetIds: [],
      sendTime: null,
      revokeTime: null,
      sender: null,
      createBy: 'admin',
      updateBy: null,
      updateTime: null,
    })
    .execute();
