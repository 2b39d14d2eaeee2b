import type { __Name__Input } from '../../generated/types.gen.ts';
import { type Master, namesOf } from '../../shared/master/master.ts';
import './tables.ts';

/** Rules of the records, for their form and their import. */
export const __name__Master: Master<__Name__Input> = {
  name: '__name__',
  noun: '__kebab__',
  table: '__name__',
  form: '__name__sAdd',
  key: ['code'],
  keyField: 'code',
  keyOf: ({ code }) => code.toUpperCase(),
  fields: { code: { kind: 'code' } },
  toRow: ({ code, enabled = 'Y', ...names }) => ({ code: code.toUpperCase(), name: namesOf(names), enabled }),
};
