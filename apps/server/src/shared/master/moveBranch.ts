import { sql } from 'kysely';
import type { Db, Trx } from '../database/database.ts';
import { invalid, refuse } from '../refusal/refusal.ts';
import { nextPathCode } from './nextPathCode.ts';

/** A table whose rows lie under each other by `pid`, and whose codes are paths. */
export interface PathTree {
  /** As in the database. */
  table: 'sys_depart' | 'sys_category';
  /** Column of the codes, as in the database. */
  code: 'org_code' | 'code';
}

/** Previous and new code of a branch; every code below begins likewise. */
export interface MovedBranch {
  from: string;
  to: string;
}

/** One change of the tree at a time. */
export const lockTree = async (trx: Trx, { table }: PathTree): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(trx);
};

/** The same nodes, each after those below it, so that a branch can be deleted as a whole. */
export async function lowestFirst(db: Db, { table, code }: PathTree, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from unnest(${[...ids]}::text[]) as asked(id) left join ${sql.table(table)} node using (id)
    order by length(${sql.ref(`node.${code}`)}) desc nulls last`.execute(db);
  return rows.map(({ id }) => id);
}

/** The code with which a new node continues the path of the one above it; '' for a root. */
export async function freeCode(trx: Trx, { table, code }: PathTree, pid: string | null, above: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`select ${sql.ref(code)} as code from ${sql.table(table)} where pid is not distinct from ${pid}`.execute(trx);
  return nextPathCode(
    above,
    rows.map((row) => row.code),
  );
}

/**
 * Hangs a node and all below it under another one, or makes it a root. Nothing happens to one that lies there already.
 * @param pid null: a root
 * @returns undefined when nothing was moved. Refuses E-012 for no such node, E-014 at `pid` for no such place, `tree.ownBranch` for a place inside the branch itself.
 */
export async function moveBranch(trx: Trx, tree: PathTree, id: string, pid: string | null): Promise<MovedBranch | undefined> {
  const [table, code] = [sql.table(tree.table), sql.ref(tree.code)];
  await lockTree(trx, tree);
  const { rows } = await sql<{
    id: string;
    pid: string | null;
    code: string;
  }>`select id, pid, ${code} as code from ${table} where id = any(${[id, pid ?? id]})`.execute(trx);
  const node = rows.find((row) => row.id === id);
  if (!node) throw refuse('E-012');
  const above = pid === null ? undefined : rows.find((row) => row.id === pid);
  if (pid !== null && !above) throw invalid([{ field: 'pid', code: 'E-014' }]);
  if (above?.code.startsWith(node.code)) throw invalid([{ field: 'pid', code: 'tree.ownBranch' }]);
  if (node.pid === pid) return undefined;
  const to = await freeCode(trx, tree, pid, above?.code ?? '');
  await sql`update ${table} set pid = ${pid} where id = ${id}`.execute(trx);
  await sql`update ${table} set ${code} = ${to} || substr(${code}, ${node.code.length + 1}) where starts_with(${code}, ${node.code})`.execute(trx);
  return { from: node.code, to };
}
