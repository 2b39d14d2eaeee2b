import { json, newId } from '../../shared/database/database.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import './tables.ts';

const name = json({ 'zh-cn': '帮助', en: 'Help', es: 'Ayuda', ru: 'Справка', fr: 'Aide', pt: 'Ajuda' });

export const sample: ListSample = ({ db }) =>
  db
    .insertInto('lowApp')
    .values({
      id: newId(),
      appId: 'help',
      name,
      kind: 'frame',
      target: 'https://help.example/',
      roleCodes: [],
      status: 1,
      version: 1,
      createBy: 'admin',
    } as never)
    .execute();
