import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { mentions } from '../../shared/list/mentions.ts';
import type { Language } from '../../shared/messages/messages.ts';
import './tables.ts';

export type CategoryNode = Operations['categoriesLoadTreeRoot']['reply']['result'][number];
type Row = { id: string; pid: string | null; code: string; name: string; hasChild: boolean };

const toNode = ({ id, pid, code, name, hasChild }: Row, children: CategoryNode[] | null = null): CategoryNode => ({
  key: id,
  value: id,
  label: name,
  title: name,
  parentId: pid,
  code,
  leaf: hasChild ? 0 : 1,
  children,
});

const columns = (language: Language) => sql`c.id, c.pid, c.code, c.name ->> ${language}::text as name,
  exists (select 1 from sys_category below where below.pid = c.id) as has_child`;

/** Children of a category, or the roots. @param condition parts of name or code */
export async function childrenOf(
  { db, user: { language } }: Context,
  { pid, name, code }: { pid: string | null; name?: string; code?: string },
): Promise<CategoryNode[]> {
  const place = pid === null ? sql<SqlBool>`c.pid is null` : sql<SqlBool>`c.pid = ${pid}`;
  const { rows } = await sql<Row>`select ${columns(language)} from sys_category c where ${place}
    and ${mentions(name ?? '', sql`c.name ->> ${language}::text`)} and ${mentions(code ?? '', 'c.code')} order by c.sort_no, c.code`.execute(db);
  return rows.map((row) => toNode(row));
}

/** Everything below a category, or the whole tree, nested. */
export async function treeBelow({ db, user: { language } }: Context, pid: string | null): Promise<CategoryNode[]> {
  const { rows } = await sql<Row>`select ${columns(language)} from sys_category c order by c.sort_no, c.code`.execute(db);
  const byParent = Map.groupBy(rows, (row) => row.pid);
  const nest = (parent: string | null): CategoryNode[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const below = nest(row.id);
      return toNode(row, below.length > 0 ? below : null);
    });
  return nest(pid);
}

export async function findCategory({ db, user: { language } }: Context, { field, value }: { field: 'id' | 'code'; value: string }): Promise<Row | undefined> {
  const place = field === 'id' ? sql<SqlBool>`c.id = ${value}` : sql<SqlBool>`c.code = ${value}`;
  const { rows } = await sql<Row>`select ${columns(language)} from sys_category c where ${place}`.execute(db);
  return rows[0];
}
