/** Categories from a workbook. The server gives the codes: a row without one is new, and says below which category it comes. */
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { text } from '../../shared/export/exportedList.ts';
import { modelCheck } from '../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../shared/import/importDefinition.ts';
import { nameImportFields } from '../../shared/import/nameImportFields.ts';
import { mentions } from '../../shared/list/mentions.ts';
import { placeFindings } from '../../shared/import/placeInTree.ts';
import { nameColumns, namesOf, type NamesInput } from '../../shared/master/master.ts';
import { addCategory, editCategory } from './administration.ts';

interface CategoryRow extends NamesInput {
  code?: string | null;
  parentCode?: string | null;
  sortNo?: number | null;
}

const stored = ({ db }: Pick<Context, 'db'>) => db.selectFrom('sysCategory').select(['id', 'pid', 'code', 'sortNo', 'version']).execute();

export const categoryImport: ImportDefinition<CategoryRow> = {
  name: 'category',
  noun: 'category',
  form: modelCheck('CategoryRow'),
  keyField: 'code',
  keyOf: ({ code, parentCode, nameZh }) => code || `${parentCode ?? ''} ${nameZh}`,
  fields: [{ name: 'code', kind: 'code' }, { name: 'parentCode', kind: 'code' }, ...nameImportFields, { name: 'sortNo', kind: 'number' }],
  async check(context, rows) {
    const nodes = await stored(context);
    return rows.map(({ code, parentCode }) =>
      placeFindings(context, nodes, { code, above: parentCode, fields: { code: 'code', above: 'parentCode' }, noun: 'category' }),
    );
  },
  async store(context, rows) {
    const byCode = new Map((await stored(context)).map((category) => [category.code, category]));
    for (const { code, parentCode, sortNo, ...names } of rows) {
      const known = byCode.get(code ?? '');
      const record = { name: namesOf(names), sortNo: sortNo ?? known?.sortNo ?? 0 };
      await (known
        ? editCategory(context, { ...record, id: known.id, version: known.version })
        : addCategory(context, { ...record, pid: byCode.get(parentCode ?? '')?.id ?? null }));
    }
  },
};

/** Columns of the workbook that an import does not read. */
export const categoryFacts = [text('path')];

/** Categories as rows of the workbook, each with the names above it. @param keyWord part of the name or the code */
export async function categoryRows({ db, user }: Context, keyWord = ''): Promise<Record<string, string | number | null>[]> {
  const { rows } = await sql<Record<string, string | number | null>>`select c.code, above.code as parent_code, ${nameColumns('c')}, c.sort_no,
    (select string_agg(p.name ->> ${user.language}::text, ' / ' order by length(p.code)) from sys_category p where starts_with(c.code, p.code)) as path
    from sys_category c left join sys_category above on above.id = c.pid
    where ${mentions(keyWord, 'c.code', sql`c.name ->> ${user.language}::text`)} order by c.code`.execute(db);
  return rows;
}
