/** Masters: plain tables that staff maintain by form and by import, with the same rules. */
import { type RawBuilder, sql } from 'kysely';
import { type BatchResult, runBatch } from '../batch/batch.ts';
import { snake } from '../database/columnNames.ts';
import { type Db, inTransaction, newId, type Trx } from '../database/database.ts';
import type { ImportContext, ImportDefinition, WriteContext } from '../import/importDefinition.ts';
import type { Services } from '../services.ts';
import { type InvalidField, invalid, refuse } from '../refusal/refusal.ts';
import { type KeyedTable, type MasterRow, recordset, withHistory, writeRemoval } from './masterHistory.ts';

export type Saved = { id: string; version: number };
type Edited = { id: string; version: number };

export interface Master<Input extends object> extends ImportDefinition<Input>, KeyedTable {
  /** What is stored of an input. */
  toRow: (input: Input) => MasterRow;
  /** After rows were stored, in the same transaction. */
  afterStore?: (trx: Trx, inputs: readonly Input[]) => Promise<void>;
}

const columnsOf = (row: MasterRow): RawBuilder<unknown>[] => Object.keys(row).map((name) => sql.ref(snake(name)));

/** Rows per statement. */
const batchSize = 500;

/** The `store` of an import: new records are added, those with the same key changed. */
export async function upsert<Input extends object>(
  trx: Trx,
  master: Pick<Master<Input>, keyof KeyedTable | 'toRow' | 'afterStore'>,
  inputs: readonly Input[],
  context: ImportContext,
): Promise<void> {
  const { table, key, toRow, afterStore } = master;
  for (let start = 0; start < inputs.length; start += batchSize) {
    const rows = inputs.slice(start, start + batchSize).map(toRow);
    const columns = columnsOf(rows[0]!);
    const keys = sql.join(key.map((name) => sql.ref(snake(name))));
    const changes = columns.map((column) => sql`${column} = excluded.${column}`);
    const withIds = rows.map((row) => ({ id: newId(), ...row }));
    await withHistory(trx, master, rows, context, () =>
      sql`insert into ${sql.table(table)} (id, ${sql.join(columns)}) select id, ${sql.join(columns)} from ${recordset(table, withIds)}
      on conflict (${keys}) do update set ${sql.join(changes)}, version = ${sql.table(table)}.version + 1`.execute(trx),
    );
  }
  await afterStore?.(trx, inputs);
}

async function mustPass<Input extends object>(db: Db, master: Master<Input>, input: Input, context: ImportContext): Promise<void> {
  const [findings = []] = await master.check(db, [input], context);
  if (findings.length > 0) throw invalid(findings);
}

/** Adds a record; a key that exists is refused. */
export async function addMaster<Input extends object>(master: Master<Input>, input: Input, context: ImportContext): Promise<Saved> {
  return inTransaction(context.services.db, async (trx) => {
    await mustPass(trx, master, input, context);
    const row = master.toRow(input);
    const withId = { id: newId(), ...row };
    const columns = columnsOf(withId);
    const { rows } = await withHistory(trx, master, [row], context, () =>
      sql<Saved>`insert into ${sql.table(master.table)} (${sql.join(columns)}) select ${sql.join(columns)} from ${recordset(master.table, [withId])}
      on conflict (${sql.join(master.key.map((name) => sql.ref(snake(name))))}) do nothing returning id, version`.execute(trx),
    );
    if (!rows[0]) throw invalid([{ field: master.keyField, code: 'master.exists' }]);
    await master.afterStore?.(trx, [input]);
    return rows[0];
  });
}

/** Changes a record: E-012 when there is none, E-001 when somebody else changed it. Its key stays. */
export async function editMaster<Input extends object>(
  master: Master<Input>,
  { id, version, ...rest }: Input & Edited,
  context: ImportContext,
): Promise<Saved> {
  const input = rest as unknown as Input;
  const table = sql.table(master.table);
  return inTransaction(context.services.db, async (trx) => {
    const { rows: found } = await sql<MasterRow & Edited>`select * from ${table} where id = ${id} for update`.execute(trx);
    if (!found[0]) throw refuse('E-012');
    if (found[0].version !== version) throw refuse('E-001');
    const row = master.toRow(input);
    if (master.key.some((name) => found[0]![name] !== row[name])) throw invalid([{ field: master.keyField, code: 'master.keyFixed' }]);
    await mustPass(trx, master, input, context);
    const columns = columnsOf(row);
    const { rows } = await withHistory(trx, master, [row], context, () =>
      sql<Saved>`update ${table} set ${sql.join(columns.map((column) => sql`${column} = fresh.${column}`))}, version = ${table}.version + 1
      from ${recordset(master.table, [row])} as fresh where ${table}.id = ${id} returning ${table}.id, ${table}.version`.execute(trx),
    );
    await master.afterStore?.(trx, [input]);
    return rows[0]!;
  });
}

/** Whether any module keeps the code of the record. */
export function isReferredTo({ modules }: Pick<Services, 'modules'>, { table, key }: Pick<Master<never>, 'table' | 'key'>): RawBuilder<boolean> {
  const code = sql.ref(`${table}.${key[0]}`);
  const questions = modules
    .flatMap(({ references = {} }) => references[table] ?? [])
    .map((reference) => {
      const column = sql.ref(`other.${reference.column}`);
      return sql`exists (select 1 from ${sql.table(reference.table)} as other where ${reference.isList ? sql`${code} = any(${column})` : sql`${column} = ${code}`})`;
    });
  return questions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(questions, sql` or `)})`;
}

/** Removes records; one that is in use is refused and can be disabled instead. @param ids joined by commas */
export async function removeMasters<Input extends object>(master: Master<Input>, ids: string, context: WriteContext): Promise<BatchResult> {
  const { table, key } = master;
  const { services, language } = context;
  const used = isReferredTo(services, master);
  const keyOf = async (id: string): Promise<string> => {
    const { rows } = await sql<MasterRow>`select * from ${sql.table(table)} where id = ${id}`.execute(services.db);
    return rows[0] ? key.map((name) => String(rows[0]![name])).join(' ') : '';
  };
  const remove = (id: string): Promise<void> =>
    inTransaction(services.db, async (trx) => {
      const { rows } = await sql<{
        used: boolean;
        id: string;
      }>`select ${used} as used, ${sql.table(table)}.* from ${sql.table(table)} where id = ${id} for update`.execute(trx);
      if (!rows[0]) throw refuse('E-012');
      const { used: isUsed, ...row } = rows[0];
      if (isUsed) throw refuse('master.inUse');
      await writeRemoval(trx, master, row, context);
      await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
    });
  return runBatch(services.db, ids.split(','), language, remove, keyOf);
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

/** The six names of a record, as the list has them. */
export const nameColumns = (table: string): RawBuilder<unknown> => {
  const name = sql.ref(`${table}.name`);
  return sql`${name} ->> 'zh-cn' as name_zh, ${name} ->> 'en' as name_en, coalesce(${name} ->> 'es', ${name} ->> 'en') as name_es, coalesce(${name} ->> 'ru', ${name} ->> 'en') as name_ru,
    coalesce(${name} ->> 'fr', ${name} ->> 'en') as name_fr, coalesce(${name} ->> 'pt', ${name} ->> 'en') as name_pt`;
};

/** Findings for values that do not exist in a table: one look for all inputs. */
export async function unknownCodes<Input>(
  db: Db,
  inputs: readonly Input[],
  { table, column, field, codesOf }: { table: string; column: string; field: string; codesOf: (input: Input) => readonly (string | null | undefined)[] },
): Promise<InvalidField[][]> {
  const asked = [...new Set(inputs.flatMap(codesOf).filter((code): code is string => Boolean(code)))];
  const ref = sql.ref(column);
  const { rows } =
    asked.length === 0 ? { rows: [] } : await sql<{ code: string }>`select ${ref} as code from ${sql.table(table)} where ${ref} = any(${asked})`.execute(db);
  const known = new Set(rows.map(({ code }) => code));
  return inputs.map((input) => {
    const unknown = codesOf(input).find((code) => code && !known.has(code));
    return unknown ? [{ field, code: 'master.unknown', params: { code: unknown.slice(0, 64) } }] : [];
  });
}

/** Findings of several rules, per input. */
export const joinFindings = (...rules: readonly (readonly InvalidField[][])[]): InvalidField[][] =>
  (rules[0] ?? []).map((_, index) => rules.flatMap((rule) => rule[index]!));
