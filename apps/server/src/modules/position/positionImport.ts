/** Positions from a workbook, with the rules of the form. */
import type { NamesInput } from '../../shared/master/master.ts';
import { namesOf } from '../../shared/master/master.ts';
import { modelCheck } from '../../shared/import/formCheck.ts';
import { nameImportFields } from '../../shared/import/nameImportFields.ts';
import type { ImportDefinition } from '../../shared/import/importDefinition.ts';
import { addPosition, editPosition } from './administration.ts';

interface PositionRow extends NamesInput {
  code: string;
  rank?: string | null;
}

export const positionImport: ImportDefinition<PositionRow> = {
  name: 'position',
  noun: 'position',
  form: modelCheck('PositionRow'),
  keyField: 'code',
  keyOf: ({ code }) => code,
  fields: [{ name: 'code', kind: 'code', required: true }, ...nameImportFields, { name: 'rank', kind: 'choice', dictionary: 'position_rank' }],
  check: async (_context, rows) => rows.map(() => []),
  async store(context, rows) {
    const codes = rows.map(({ code }) => code);
    const stored = await context.db.selectFrom('sysPosition').select(['id', 'code', 'rank', 'version']).where('code', 'in', codes).execute();
    const known = new Map(stored.map((position) => [position.code, position]));
    for (const { code, rank, ...names } of rows) {
      const position = known.get(code);
      const record = { code, name: namesOf(names), rank: rank ?? position?.rank ?? null };
      await (position ? editPosition(context, { ...record, id: position.id, version: position.version }) : addPosition(context, record));
    }
  },
};
