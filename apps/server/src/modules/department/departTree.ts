import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { mentions } from '../../shared/list/mentions.ts';
import { departActions } from './departActions.ts';
import { departCondition } from '../../shared/scope/sourceScope.ts';

export type DepartNode = Operations['sysDepartsQueryTreeList']['reply']['result'][number];
type Row = Pick<DepartNode, 'id' | 'departName' | 'orgCode' | 'orgCategory' | 'dealerCode' | 'sortNo' | 'status'> & { pid: string | null; hasChild: boolean };
/** Actions that the caller may take on a department. */
type Actions = (depart: Row) => DepartNode['allowedActions'];

/** Of a search; trees and branches are answered whole. */
const maxFound = 200;

const toNode = ({ pid, hasChild, ...row }: Row, allowedActions: DepartNode['allowedActions'], children: DepartNode[] | null = null): DepartNode => ({
  ...row,
  allowedActions,
  key: row.id,
  value: row.id,
  title: row.departName,
  parentId: pid,
  isLeaf: !hasChild,
  children,
});

const read = async ({ db, user }: Context, where: RawBuilder<SqlBool>, limit: number | null = null): Promise<Row[]> => {
  const visible = departCondition(user, 'd') ?? sql<SqlBool>`true`;
  const { rows } =
    await sql<Row>`select d.id, d.pid, d.depart_name ->> ${user.language}::text as depart_name, d.org_code, d.org_category, d.dealer_code, d.sort_no, d.status,
      exists (select 1 from sys_depart below where below.pid = d.id and ${departCondition(user, 'below') ?? sql`true`}) as has_child
    from sys_depart d where ${visible} and ${where} order by d.sort_no, d.org_code limit ${limit}::int`.execute(db);
  return rows;
};

/** The departments below one, or the topmost that the user sees. */
export async function departsBelow(context: Context, pid: string | undefined): Promise<DepartNode[]> {
  const above = departCondition(context.user, 'above') ?? sql<SqlBool>`true`;
  const place =
    pid === undefined ? sql<SqlBool>`not exists (select 1 from sys_depart above where above.id = d.pid and ${above})` : sql<SqlBool>`d.pid = ${pid}`;
  return toNodes(context, await read(context, place));
}

async function toNodes(context: Context, rows: readonly Row[]): Promise<DepartNode[]> {
  const actionsOf: Actions = await departActions(context);
  return rows.map((row) => toNode(row, actionsOf(row)));
}

/** The departments of the ids, or of the paths, that the user sees. */
export async function departsNamed(context: Context, field: 'id' | 'org_code', values: readonly string[]): Promise<DepartNode[]> {
  return toNodes(context, await read(context, sql<SqlBool>`${sql.ref(`d.${field}`)} = any(${values}::text[])`));
}

/** All departments that the user sees, nested. */
export async function departTree(context: Context): Promise<DepartNode[]> {
  const rows = await read(context, sql<SqlBool>`true`);
  const actionsOf: Actions = await departActions(context);
  const ids = new Set(rows.map(({ id }) => id));
  const byParent = Map.groupBy(rows, ({ pid }) => (pid !== null && ids.has(pid) ? pid : null));
  const nest = (parent: string | null): DepartNode[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const below = nest(row.id);
      return toNode(row, actionsOf(row), below.length > 0 ? below : null);
    });
  return nest(null);
}

/** The first departments whose name in the user's language or whose dealer's code contains the text. */
export async function searchDeparts(context: Context, keyword: string): Promise<DepartNode[]> {
  const isMatch = mentions(keyword, sql`d.depart_name ->> ${context.user.language}::text`, 'd.dealerCode');
  return toNodes(context, await read(context, isMatch, maxFound));
}
