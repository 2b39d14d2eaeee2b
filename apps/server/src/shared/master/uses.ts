/** Where the codes of masters are kept, as the modules declare it. */
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { camel } from '../database/columnNames.ts';
import type { Reference } from '../module.ts';
import { refuse } from '../refusal/refusal.ts';
import type { Services } from '../services.ts';
import type { KeyedTable } from './masterHistory.ts';

/** How many records of a kind keep a code. */
export interface Use {
  /** Dictionary `doc_type`. */
  docType: string;
  count: number;
}

type Referred = Pick<KeyedTable, 'table' | 'key'>;

const referencesTo = ({ modules }: Pick<Services, 'modules'>, { table }: Referred): Reference[] =>
  modules.flatMap(({ references = {} }) => references[table] ?? []);

/** Rows of a reference that keep the code of the record. */
const rowsThatKeep = ({ table, key }: Referred, reference: Reference): RawBuilder<unknown> => {
  const code = sql.ref(`${table}.${key[0]}`);
  const column = sql.ref(`other.${reference.column}`);
  const keeps = reference.isJson ? sql`${column} ? ${code}` : reference.isList ? sql`${code} = any(${column})` : sql`${column} = ${code}`;
  return sql`from ${sql.table(reference.table)} as other where ${keeps}`;
};

/** Whether any module keeps the code of the record. */
export function isReferredTo(services: Pick<Services, 'modules'>, master: Referred): RawBuilder<boolean> {
  const questions = referencesTo(services, master).map((reference) => sql`exists (select 1 ${rowsThatKeep(master, reference)})`);
  return questions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(questions, sql` or `)})`;
}

/** Records that refer to the code of a record, the most frequent first; none for a record that does not exist. */
export async function usesOf({ db, services }: Pick<Context, 'db' | 'services'>, master: Referred, id: string): Promise<Use[]> {
  const references = referencesTo(services, master);
  if (references.length === 0) return [];
  const counts = references.map((reference) => sql`(select count(*)::int ${rowsThatKeep(master, reference)})`);
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts from ${sql.table(master.table)} where id = ${id}`.execute(db);
  const found = new Map<string, number>();
  for (const [at, { docType, table }] of references.entries()) {
    const name = docType ?? camel(table);
    found.set(name, (found.get(name) ?? 0) + (rows[0]?.counts[at] ?? 0));
  }
  return [...found]
    .filter(([, count]) => count > 0)
    .map(([docType, count]) => ({ docType, count }))
    .toSorted((one, other) => other.count - one.count);
}

/** Parameters of E-550. */
export const textOfUses = ({ services, user }: Pick<Context, 'services' | 'user'>, uses: readonly Use[]): { n: number; what: string } => ({
  n: uses.reduce((sum, { count }) => sum + count, 0),
  what: uses.map(({ docType }) => services.dictionaries.text('doc_type', docType, user.language)).join(', '),
});

/** Refuses the removal of a record that is referred to (E-550). */
export function mustBeUnused(context: Pick<Context, 'services' | 'user'>, uses: readonly Use[]): void {
  if (uses.length > 0) throw refuse('E-550', textOfUses(context, uses));
}
