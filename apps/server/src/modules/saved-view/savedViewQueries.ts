/** Reading saved views: who sees which. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { SavedViewKind } from './tables.ts';

export type SavedView = Operations['savedViewsList']['reply']['result'][number];

/** The user's own, and what is shared with one of their roles: by the maker with everybody, by a dealer's people within the dealer. */
const visible = ({ id, roles, dealerCode }: CurrentUser): RawBuilder<SqlBool> =>
  sql<SqlBool>`(v.owner_id = ${id} or (v.role_code = any(${[...roles]}) and (v.dealer_code is null or v.dealer_code = ${dealerCode})))`;

/** Views visible to the user that meet `condition`: their own first, by title. */
async function findViews({ db, user }: Context, condition: RawBuilder<SqlBool>): Promise<SavedView[]> {
  const { rows } =
    await sql<SavedView>`select v.id, v.kind, v.list_name as list, v.title, v.content, v.role_code, r.role_name, d.view_id is not null as is_default,
      v.owner_id = ${user.id} as mine, u.realname as owner_name, v.create_time, v.update_time
    from saved_view v join sys_user u on u.id = v.owner_id left join sys_role r on r.role_code = v.role_code
      left join saved_view_default d on d.view_id = v.id and d.user_id = ${user.id}
    where ${visible(user)} and ${condition} order by mine desc, v.title collate alphabetical, v.id`.execute(db);
  return rows;
}

export const listViews = (context: Context, { kind, list }: { kind: SavedViewKind; list: string }): Promise<SavedView[]> =>
  findViews(context, sql<SqlBool>`v.kind = ${kind} and v.list_name = ${list}`);

export const findView = async (context: Context, id: string): Promise<SavedView | undefined> => (await findViews(context, sql<SqlBool>`v.id = ${id}`))[0];

/** Roles that a user may share with: the maker's people with all, a dealer's people with those of dealers. */
export async function shareableRoles({ db, user }: Context): Promise<{ value: string; text: string }[]> {
  const roles = db.selectFrom('sysRole').select(['roleCode as value', 'roleName as text']).orderBy('roleCode');
  return (user.userType === 'maker' ? roles : roles.where('roleCode', 'like', 'DLR\\_%')).execute();
}
