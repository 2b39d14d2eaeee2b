import type { Operations } from '../../generated/operations.gen.ts';
import { type Db, inTransaction, newId, type Trx } from '../../shared/database/database.ts';
import { isJsonObject } from '../../shared/jsonObject.ts';
import { badRequest, forbidden, refuse } from '../../shared/refusal/refusal.ts';
import { type CurrentUser, wireTime } from '../../shared/session/currentUser.ts';
import { findView, type SavedView, shareableRoles } from './savedViewQueries.ts';
import type { SavedViewKind } from './tables.ts';

type Input = Operations['savedViewsSave']['data']['body'];

/** Of one user, list and kind. */
const maxViews = 100;

/** Adds a view or changes one of the user's own. Sharing needs its permission, and a role that the user may share with. */
export async function saveView(
  db: Db,
  user: CurrentUser,
  { id, kind, list, title: given, content, roleCode = null, isDefault = false }: Input,
): Promise<SavedView> {
  const title = given.trim();
  if (title === '') throw badRequest('savedView.noTitle');
  if (!isJsonObject(content)) throw badRequest('savedView.notJson');
  return inTransaction(db, async (trx) => {
    const before = id === undefined ? undefined : await ownView(trx, user, id);
    if (roleCode !== null && roleCode !== before?.roleCode) await checkSharing(trx, user, roleCode);
    await checkRoom(trx, user, { kind, list, title, id });
    const values = { title, content, roleCode, dealerCode: user.dealerCode };
    const saved = id ?? newId();
    if (before)
      await trx
        .updateTable('savedView')
        .set({ ...values, updateTime: wireTime() })
        .where('id', '=', saved)
        .execute();
    else
      await trx
        .insertInto('savedView')
        .values({ id: saved, ownerId: user.id, kind, listName: list, ...values })
        .execute();
    const place = before ? { kind: before.kind, list: before.list } : { kind, list };
    if (isDefault) await writeDefault(trx, user, place.kind, place.list, saved);
    else await trx.deleteFrom('savedViewDefault').where('userId', '=', user.id).where('viewId', '=', saved).execute();
    return (await findView(trx, user, saved))!;
  });
}

export async function removeView(db: Db, user: CurrentUser, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await ownView(trx, user, id);
    await trx.deleteFrom('savedView').where('id', '=', id).execute();
  });
}

/** @param id a view that the user sees, of that list; null for none */
export async function setDefaultView(db: Db, user: CurrentUser, kind: SavedViewKind, list: string, id: string | null): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (id === null) {
      await trx.deleteFrom('savedViewDefault').where('userId', '=', user.id).where('kind', '=', kind).where('listName', '=', list).execute();
      return;
    }
    const view = await findView(trx, user, id);
    if (!view || view.kind !== kind || view.list !== list) throw refuse('E-012');
    await writeDefault(trx, user, kind, list, id);
  });
}

/** One of the user's own; what is shared by others, somebody else's and none at all look the same. */
async function ownView(trx: Trx, user: CurrentUser, id: string): Promise<SavedView> {
  await trx.selectFrom('savedView').select('id').where('id', '=', id).where('ownerId', '=', user.id).forUpdate().executeTakeFirst();
  const view = await findView(trx, user, id);
  if (!view?.mine) throw refuse('E-012');
  return view;
}

async function checkSharing(trx: Trx, user: CurrentUser, roleCode: string): Promise<void> {
  if (!user.permissions.has('savedView:share')) throw forbidden('forbidden');
  const roles = await shareableRoles(trx, user);
  if (!roles.some(({ value }) => value === roleCode)) throw refuse('E-014');
}

async function checkRoom(
  trx: Trx,
  user: CurrentUser,
  { kind, list, title, id }: { kind: SavedViewKind; list: string; title: string; id: string | undefined },
): Promise<void> {
  // The user's row is the lock: two saves at once must not both be the hundredth.
  await trx.selectFrom('sysUser').select('id').where('id', '=', user.id).forUpdate().execute();
  const others = await trx
    .selectFrom('savedView')
    .select(['id', 'title'])
    .where('ownerId', '=', user.id)
    .where('kind', '=', kind)
    .where('listName', '=', list)
    .execute();
  if (others.some((other) => other.title === title && other.id !== id)) throw refuse('savedView.titleTaken', { title });
  if (id === undefined && others.length >= maxViews) throw refuse('savedView.tooMany', { n: maxViews });
}

async function writeDefault(trx: Trx, user: CurrentUser, kind: SavedViewKind, listName: string, viewId: string): Promise<void> {
  await trx
    .insertInto('savedViewDefault')
    .values({ userId: user.id, kind, listName, viewId })
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'listName']).doUpdateSet({ viewId }))
    .execute();
}
