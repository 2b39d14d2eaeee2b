import { expect, test } from 'vitest';
import type { MaintenanceDue } from '../../generated/types.gen.ts';
import type { Context } from '../context.ts';
import { replyOf, type RowOf } from './replyOf.ts';

const context = {
  services: { dictionaries: { text: (dictionary: string, value: string | null) => value && `${dictionary} ${value}` } },
  user: { language: 'en' },
} as object as Context;

const position: RowOf<'Position'> = {
  id: 'a'.repeat(32),
  code: 'sales',
  name: 'Sales',
  nameZh: 'Sales',
  nameEn: 'Sales',
  nameEs: 'Sales',
  nameRu: 'Sales',
  nameFr: 'Sales',
  namePt: 'Sales',
  rank: 'staff',
  createTime: '2026-11-28 08:00:00',
};

test('has the fields of the model with the texts of their codes, and nothing else of the row', () => {
  const row = { ...position, tenantId: '0' };
  expect(replyOf(context, 'Position', row)).toEqual({ ...position, rank_dictText: 'position_rank staff' });
});

test('says of a masked field what its reader is shown, never what the row has', () => {
  const due = { id: 'a'.repeat(32), ownerPhone: '13800001234' } as MaintenanceDue;
  expect(replyOf(context, 'MaintenanceDue', due, { ownerPhone: '138****1234' })).toEqual({ id: due.id, ownerPhone: '138****1234' });
});

test('does not compile without a required field', () => {
  const { code: _code, ...nameless } = position;
  // @ts-expect-error -- the code is missing
  const lacking = (): unknown => replyOf(context, 'Position', nameless);
  // @ts-expect-error -- what the reader is shown of the owner's phone is missing
  const unmasked = (): unknown => replyOf(context, 'MaintenanceDue', {} as MaintenanceDue);
  // @ts-expect-error -- a field of another type
  const wrong = (): unknown => replyOf(context, 'Position', { ...position, createTime: 5 });
  expect([lacking, unmasked, wrong]).toHaveLength(3);
});
