/** Items of dictionaries from a workbook, one row for each. Items that the file does not list stay. */
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { json } from '../../shared/database/database.ts';
import { modelCheck } from '../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../shared/import/importDefinition.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { isServed, rightsFinding } from './administration.ts';
import { enumerationFinding } from './enumerations.ts';
import './tables.ts';

type Entry = Operations['dictionaryAdministrationAdd']['data']['body']['items'][number];
const endings = { 'zh-cn': 'Zh', en: 'En', es: 'Es', ru: 'Ru', fr: 'Fr', pt: 'Pt' } as const;
type Ending = (typeof endings)[keyof typeof endings];

type TextsOf<Name extends string> = Partial<Record<`${Name}${Ending}`, string | null>>;
type DictionaryRow = TextsOf<'dictName'> &
  TextsOf<'text'> & { dictCode: string; value: string; color?: Entry['color']; sortNo?: number | null; status?: 0 | 1 | null };

const nameFields = ['dictNameZh', 'dictNameEn', 'dictNameEs', 'dictNameRu', 'dictNameFr', 'dictNamePt'] as const;
const textFields = ['textZh', 'textEn', 'textEs', 'textRu', 'textFr', 'textPt'] as const;

/** Texts of a row by language, those left out as they are stored. */
const textsOf = (row: DictionaryRow, name: 'dictName' | 'text', stored?: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(endings).map(([language, ending]) => [language, row[`${name}${ending}`] || stored?.[language as keyof Texts]]));

/** Columns of texts that a row leaves out. */
const missing = (row: DictionaryRow, fields: readonly (keyof DictionaryRow)[]): string[] => fields.filter((field) => !row[field]);

const required = (fields: readonly string[]): InvalidField[] => fields.map((field) => ({ field, code: 'contract.required' }));

async function findStored({ db }: Pick<Context, 'db'>, rows: readonly DictionaryRow[]) {
  const codes = [...new Set(rows.map(({ dictCode }) => dictCode))];
  const dicts = await db.selectFrom('sysDict').select(['dictCode', 'dictName']).where('dictCode', 'in', codes).execute();
  const items = await db.selectFrom('sysDictItem').select(['dictCode', 'value', 'text', 'color', 'sortNo', 'status']).where('dictCode', 'in', codes).execute();
  return {
    codes,
    dicts: new Map(dicts.map((dict) => [dict.dictCode, dict])),
    items: new Map(items.map((item) => [`${item.dictCode} ${item.value}`, item])),
  };
}

export const dictionaryImport: ImportDefinition<DictionaryRow> = {
  name: 'dictionary',
  noun: 'dictionary',
  form: modelCheck('DictionaryRow'),
  keyField: 'value',
  keyOf: ({ dictCode, value }) => `${dictCode} ${value}`,
  fields: [
    { name: 'dictCode', kind: 'text', required: true },
    { name: 'dictNameZh', kind: 'text' },
    { name: 'dictNameEn', kind: 'text' },
    { name: 'dictNameEs', kind: 'text' },
    { name: 'dictNameRu', kind: 'text' },
    { name: 'dictNameFr', kind: 'text' },
    { name: 'dictNamePt', kind: 'text' },
    { name: 'value', kind: 'text', required: true },
    { name: 'textZh', kind: 'text' },
    { name: 'textEn', kind: 'text' },
    { name: 'textEs', kind: 'text' },
    { name: 'textRu', kind: 'text' },
    { name: 'textFr', kind: 'text' },
    { name: 'textPt', kind: 'text' },
    { name: 'color', kind: 'text' },
    { name: 'sortNo', kind: 'number' },
    { name: 'status', kind: 'number' },
  ],
  async check(context, rows) {
    if (rows.length === 0) return [];
    const { dicts, items } = await findStored(context, rows);
    const named = new Set(rows.filter((row) => missing(row, nameFields).length === 0).map(({ dictCode }) => dictCode));
    return rows.map((row): InvalidField[] => {
      const { dictCode, value } = row;
      if (isServed(context.services, dictCode)) return [{ field: 'dictCode', code: 'dictionary.served' }];
      const ofRights = rightsFinding(context, dictCode);
      if (ofRights) return [{ field: 'dictCode', ...ofRights }];
      const known = items.get(`${dictCode} ${value}`);
      const isNew = known === undefined;
      const finding = enumerationFinding(dictCode, { value, status: isNew ? 1 : (row.status ?? known.status) });
      if (finding) return [finding];
      return [...(dicts.has(dictCode) || named.has(dictCode) ? [] : required(missing(row, nameFields))), ...(isNew ? required(missing(row, textFields)) : [])];
    });
  },
  async store(context, rows) {
    await sql`select pg_advisory_xact_lock(hashtext('sys_dict'))`.execute(context.db);
    const before = await findStored(context, rows);
    for (const dictCode of before.codes) {
      const own = rows.filter((row) => row.dictCode === dictCode);
      await storeDictionary(context, dictCode, { own, stored: before.dicts.get(dictCode)?.dictName });
      for (const row of own) await storeItem(context, row, before.items.get(`${dictCode} ${row.value}`));
    }
    await context.services.dictionaries.refresh(context.db);
  },
};

async function storeDictionary(
  { db, user }: TrxContext,
  dictCode: string,
  { own, stored: name }: { own: readonly DictionaryRow[]; stored: Texts | undefined },
): Promise<void> {
  const naming = own.find((row) => missing(row, nameFields).length === 0) ?? own[0]!;
  const dictName = json(textsOf(naming, 'dictName', name) as Texts);
  await db
    .insertInto('sysDict')
    .values({ dictCode, dictName, createBy: user.username })
    .onConflict((conflict) =>
      conflict
        .column('dictCode')
        .doUpdateSet({ dictName, version: sql<number>`sys_dict.version + 1`, updateBy: user.username, updateTime: sql<string>`now()` }),
    )
    .execute();
}

/** One that came with the system keeps its value; its text, colour, order and status are the installation's. */
async function storeItem(
  { db, user }: TrxContext,
  row: DictionaryRow,
  known: { text: Texts; color: string | null; sortNo: number; status: number } | undefined,
): Promise<void> {
  const { dictCode, value } = row;
  const fields = {
    text: json(textsOf(row, 'text', known?.text) as Texts),
    color: row.color ?? known?.color ?? null,
    sortNo: row.sortNo ?? known?.sortNo ?? (await nextSortNo(db, dictCode)),
    status: row.status ?? known?.status ?? 1,
  };
  if (known)
    await db
      .updateTable('sysDictItem')
      .set({ ...fields, updateBy: user.username, updateTime: sql<string>`now()` })
      .where('dictCode', '=', dictCode)
      .where('value', '=', value)
      .execute();
  else
    await db
      .insertInto('sysDictItem')
      .values({ dictCode, value, ...fields, createBy: user.username })
      .execute();
}

async function nextSortNo(db: TrxContext['db'], dictCode: string): Promise<number> {
  const { next } = await db
    .selectFrom('sysDictItem')
    .select(sql<number>`coalesce(max(sort_no) + 1, 0)`.as('next'))
    .where('dictCode', '=', dictCode)
    .executeTakeFirstOrThrow();
  return next;
}

/** Items of these dictionaries as rows of the workbook. */
export async function dictionaryRows({ db }: Context, dictCodes: readonly string[]): Promise<Record<string, string | number | null>[]> {
  if (dictCodes.length === 0) return [];
  const texts = (column: string, name: string) =>
    sql.join(Object.entries(endings).map(([language, ending]) => sql`${sql.ref(column)} ->> ${sql.lit(language)} as ${sql.ref(`${name}${ending}`)}`));
  const { rows } = await sql<
    Record<string, string | number | null>
  >`select d.dict_code, ${texts('d.dict_name', 'dictName')}, i.value, ${texts('i.text', 'text')},
    i.color, i.sort_no, i.status from sys_dict d join sys_dict_item i on i.dict_code = d.dict_code
    where d.dict_code = any(${[...dictCodes]}) order by d.dict_code, i.sort_no, i.value`.execute(db);
  return rows;
}
