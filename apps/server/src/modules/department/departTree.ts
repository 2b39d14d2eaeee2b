import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Db } from '../../shared/database/database.ts';
import { escapeLike } from '../../shared/list/escapeLike.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { departCondition } from '../../shared/scope/sourceScope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';

export type DepartNode = Operations['sysDepartsQueryTreeList']['reply']['result'][number];
type Row = Pick<DepartNode, 'id' | 'departName' | 'orgCode' | 'orgCategory' | 'dealerCode' | 'sortNo' | 'status'> & { pid: string | null; hasChild: boolean };

const maxFound = 200;

const toNode = ({ pid, hasChild, ...row }: Row, children: DepartNode[] | null = null): DepartNode => ({
  ...row,
  key: row.id,
  value: row.id,
  title: row.departName,
  parentId: pid,
  isLeaf: !hasChild,
  children,
});

const read = async (db: Db, user: CurrentUser, language: Language, where: RawBuilder<SqlBool>, limit = 10_000): Promise<Row[]> => {
  const visible = departCondition(user, 'd') ?? sql<SqlBool>`true`;
  const { rows } =
    await sql<Row>`select d.id, d.pid, d.depart_name ->> ${language}::text as depart_name, d.org_code, d.org_category, d.dealer_code, d.sort_no, d.status,
      exists (select 1 from sys_depart below where below.pid = d.id and ${departCondition(user, 'below') ?? sql`true`}) as has_child
    from sys_depart d where ${visible} and ${where} order by d.sort_no, d.org_code limit ${limit}`.execute(db);
  return rows;
};

/** The departments below one, or the topmost that the user sees. */
export async function departsBelow(db: Db, user: CurrentUser, pid: string | undefined, language: Language): Promise<DepartNode[]> {
  const above = departCondition(user, 'above') ?? sql<SqlBool>`true`;
  const place =
    pid === undefined ? sql<SqlBool>`not exists (select 1 from sys_depart above where above.id = d.pid and ${above})` : sql<SqlBool>`d.pid = ${pid}`;
  return (await read(db, user, language, place)).map((row) => toNode(row));
}

/** All departments that the user sees, nested. */
export async function departTree(db: Db, user: CurrentUser, language: Language): Promise<DepartNode[]> {
  const rows = await read(db, user, language, sql<SqlBool>`true`);
  const ids = new Set(rows.map(({ id }) => id));
  const byParent = Map.groupBy(rows, ({ pid }) => (pid !== null && ids.has(pid) ? pid : null));
  const nest = (parent: string | null): DepartNode[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const below = nest(row.id);
      return toNode(row, below.length > 0 ? below : null);
    });
  return nest(null);
}

export const searchDeparts = async (db: Db, user: CurrentUser, keyword: string, language: Language): Promise<DepartNode[]> =>
  (await read(db, user, language, sql<SqlBool>`d.depart_name ->> ${language}::text ilike ${`%${escapeLike(keyword.trim())}%`}`, maxFound)).map((row) =>
    toNode(row),
  );
