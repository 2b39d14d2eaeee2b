import type { TrxContext } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { isOpenDepart } from '../../shared/session/openDepart.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import './tables.ts';

export { addRootDeparts, dealerRoot, makerRoot } from './rootDeparts.ts';

/** Active departments of a user, in the order of the tree. */
export const departsOf = (db: Db, userId: string) =>
  db
    .selectFrom('sysUserDepart')
    .innerJoin('sysDepart', 'sysDepart.orgCode', 'sysUserDepart.orgCode')
    .select(['sysDepart.id', 'sysDepart.orgCode', 'sysDepart.departName'])
    .where('sysUserDepart.userId', '=', userId)
    .where(isOpenDepart)
    .orderBy('sysDepart.orgCode')
    .execute();

/** The department a session starts in: the only one, or the one chosen last; null when there is a choice to make, or none. */
export async function currentDepart(db: Db, userId: string, chosenLast: string | null): Promise<string | null> {
  const departs = await departsOf(db, userId);
  if (departs.length === 1) return departs[0]!.orgCode;
  return departs.find(({ orgCode }) => orgCode === chosenLast)?.orgCode ?? null;
}

/** Makes one of the user's own departments the current one, in this session and for the next; another is E-012. */
export async function chooseDepart({ db, user, services: { sessions } }: TrxContext, orgCode: string): Promise<CurrentUser> {
  const departs = await departsOf(db, user.id);
  if (!departs.some((depart) => depart.orgCode === orgCode)) throw refuse('E-012');
  await db.updateTable('sysUser').set({ currentOrgCode: orgCode }).where('id', '=', user.id).execute();
  const changed = await sessions.chooseDepart(db, user.sessionId, orgCode);
  if (!changed) throw refuse('E-012');
  return changed;
}
