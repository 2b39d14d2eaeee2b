/** Masters: plain tables that staff maintain by form and by import, with the same rules. */
import { type RawBuilder, sql } from 'kysely';
import { type BatchResult, runBatch } from '../batch/batch.ts';
import { snake } from '../database/columnNames.ts';
import { type Context, transact, type TrxContext } from '../context.ts';
import { newId } from '../database/database.ts';
import type { ImportDefinition } from '../import/importDefinition.ts';
import { fieldName } from '../messages/messages.ts';
import { type InvalidField, invalid, refuse } from '../refusal/refusal.ts';
import { joinFindings } from './findings.ts';
import { formFindings, type FormName, type ImportChanges, importFields } from './formRules.ts';
import { type KeyedTable, type MasterRow, recordset, withHistory, writeRemoval } from './masterHistory.ts';
import { mustBeUnused, usesOf } from './uses.ts';

export type Saved = { id: string; version: number };
type Edited = { id: string; version: number };

export interface Master<Input extends object> extends Omit<ImportDefinition<Input>, 'store' | 'fields' | 'check' | 'form'>, KeyedTable {
  /** The call that adds a record: columns of the import and the usual rules follow from its body. */
  form: FormName;
  /** How its import differs from what the contract says. */
  fields?: ImportChanges<keyof Input & string>;
  /** Rules beyond the contract, as the form has them; per input, in the same order. */
  check?: ImportDefinition<Input>['check'];
  /** Stored columns of an input. */
  toRow: (input: Input) => MasterRow;
  /** After rows were stored, in the same transaction. */
  afterStore?: (context: TrxContext, inputs: readonly Input[]) => Promise<void>;
  /** After anything was stored or removed, in the same transaction: what keeps copies reads again. */
  afterChange?: (context: TrxContext) => Promise<void>;
  /** Refuses the removal of a record for reasons other than references, by throwing. */
  mayRemove?: (context: TrxContext, row: MasterRow) => Promise<void>;
}

const columnsOf = (row: MasterRow): RawBuilder<unknown>[] => Object.keys(row).map((name) => sql.ref(snake(name)));

/** Rows per statement. */
const batchSize = 500;

/** The import of a master: new records are added, those with the same key changed. */
export const importOf = <Input extends object>(master: Master<Input>): ImportDefinition<Input> => ({
  ...master,
  fields: importFields(master.form, master.fields),
  check: (context, inputs) => findingsOf(context, master, inputs),
  store: (context, inputs) => upsert(context, master, inputs),
});

async function upsert<Input extends object>(context: TrxContext, master: Master<Input>, inputs: readonly Input[]): Promise<void> {
  const { table, key, toRow, afterStore } = master;
  for (let start = 0; start < inputs.length; start += batchSize) {
    const rows = inputs.slice(start, start + batchSize).map(toRow);
    const columns = columnsOf(rows[0]!);
    const keys = sql.join(key.map((name) => sql.ref(snake(name))));
    const changes = columns.map((column) => sql`${column} = excluded.${column}`);
    const withIds = rows.map((row) => ({ id: newId(), ...row }));
    await withHistory(context, master, rows, () =>
      sql`insert into ${sql.table(table)} (id, ${sql.join(columns)}) select id, ${sql.join(columns)} from ${recordset(table, withIds)}
      on conflict (${keys}) do update set ${sql.join(changes)}, version = ${sql.table(table)}.version + 1`.execute(context.db),
    );
  }
  await afterStore?.(context, inputs);
  await master.afterChange?.(context);
}

/** Findings of the contract and of the master's own rules for inputs. */
const findingsOf = async <Input extends object>(
  context: Context,
  { form, fields, check }: Master<Input>,
  inputs: readonly Input[],
): Promise<InvalidField[][]> => joinFindings(await formFindings(context, form, inputs, fields), ...(check ? [await check(context, inputs)] : []));

async function mustPass<Input extends object>(context: Context, master: Master<Input>, input: Input): Promise<void> {
  const [findings = []] = await findingsOf(context, master, [input]);
  if (findings.length > 0) throw invalid(findings);
}

/** The key of another record (E-018). */
const taken = <Input extends object>({ user }: Context, { noun, keyField, keyOf }: Master<Input>, input: Input): InvalidField => ({
  field: keyField,
  code: 'E-018',
  params: { field: fieldName(user.language, noun, keyField), value: keyOf(input) },
});

/** Adds a record; a key that exists is refused. */
export async function addMaster<Input extends object>(context: Context, master: Master<Input>, input: Input): Promise<Saved> {
  return transact(context, async (within) => {
    await mustPass(within, master, input);
    const row = master.toRow(input);
    const withId = { id: newId(), ...row };
    const columns = columnsOf(withId);
    const { rows } = await withHistory(within, master, [row], () =>
      sql<Saved>`insert into ${sql.table(master.table)} (${sql.join(columns)}) select ${sql.join(columns)} from ${recordset(master.table, [withId])}
      on conflict (${sql.join(master.key.map((name) => sql.ref(snake(name))))}) do nothing returning id, version`.execute(within.db),
    );
    if (!rows[0]) throw invalid([taken(context, master, input)]);
    await master.afterStore?.(within, [input]);
    await master.afterChange?.(within);
    return rows[0];
  });
}

/** Changes a record: E-012 when there is none, E-001 when it has changed since. Its key stays. */
export async function editMaster<Input extends object>(context: Context, master: Master<Input>, { id, version, ...rest }: Input & Edited): Promise<Saved> {
  const input = rest as unknown as Input;
  const table = sql.table(master.table);
  return transact(context, async (within) => {
    const { rows: found } = await sql<MasterRow & Edited>`select * from ${table} where id = ${id} for update`.execute(within.db);
    if (!found[0]) throw refuse('E-012');
    if (found[0].version !== version) throw refuse('E-001');
    const row = master.toRow(input);
    if (master.key.some((name) => String(found[0]![name]) !== String(row[name]))) throw invalid([{ field: master.keyField, code: 'master.keyFixed' }]);
    await mustPass(within, master, input);
    const columns = columnsOf(row);
    const { rows } = await withHistory(within, master, [row], () =>
      sql<Saved>`update ${table} set ${sql.join(columns.map((column) => sql`${column} = fresh.${column}`))}, version = ${table}.version + 1
      from ${recordset(master.table, [row])} as fresh where ${table}.id = ${id} returning ${table}.id, ${table}.version`.execute(within.db),
    );
    await master.afterStore?.(within, [input]);
    await master.afterChange?.(within);
    return rows[0]!;
  });
}

/** Removes records; one that is in use is refused (E-550) and can be disabled instead. @param ids joined by commas */
export async function removeMasters<Input extends object>(context: TrxContext, master: Master<Input>, ids: string): Promise<BatchResult> {
  const { table, key, mayRemove, afterChange } = master;
  const { db } = context;
  const keyOf = async (id: string): Promise<string> => {
    const { rows } = await sql<MasterRow>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
    return rows[0] ? key.flatMap((name) => rows[0]![name] ?? []).join(' ') : '';
  };
  const remove = async (id: string): Promise<void> => {
    const { rows } = await sql<MasterRow & { id: string }>`select * from ${sql.table(table)} where id = ${id} for update`.execute(db);
    const [row] = rows;
    if (!row) throw refuse('E-012');
    mustBeUnused(context, await usesOf(context, master, id));
    await mayRemove?.(context, row);
    await writeRemoval(context, master, row);
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
  };
  const result = await runBatch(context, ids.split(','), remove, keyOf);
  await afterChange?.(context);
  return result;
}

export interface NamesInput {
  nameZh: string;
  nameEn: string;
  nameEs?: string | null;
  nameRu?: string | null;
  nameFr?: string | null;
  namePt?: string | null;
}

/** Names as they are stored; those left out are the English one. */
export const namesOf = ({ nameZh, nameEn, nameEs, nameRu, nameFr, namePt }: NamesInput) => ({
  'zh-cn': nameZh,
  en: nameEn,
  es: nameEs || nameEn,
  ru: nameRu || nameEn,
  fr: nameFr || nameEn,
  pt: namePt || nameEn,
});

/** The fields of the six names of a record. */
export const sixNames = ['nameZh', 'nameEn', 'nameEs', 'nameRu', 'nameFr', 'namePt'] as const;

/** The six names of a record, as the list has them. @param column that holds them, in code */
export const nameColumns = (table: string, column = 'name'): RawBuilder<unknown> => {
  const name = sql.ref(`${table}.${column}`);
  return sql`${name} ->> 'zh-cn' as name_zh, ${name} ->> 'en' as name_en, coalesce(${name} ->> 'es', ${name} ->> 'en') as name_es, coalesce(${name} ->> 'ru', ${name} ->> 'en') as name_ru,
    coalesce(${name} ->> 'fr', ${name} ->> 'en') as name_fr, coalesce(${name} ->> 'pt', ${name} ->> 'en') as name_pt`;
};
