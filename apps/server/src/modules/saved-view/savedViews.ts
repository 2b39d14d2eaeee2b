import type { Operations } from '../../generated/operations.gen.ts';
import { type Context, transact, type TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { isJsonObject } from '../../shared/jsonObject.ts';
import { badRequest, forbidden, refuse } from '../../shared/refusal/refusal.ts';
import { wireTime } from '../../shared/session/currentUser.ts';
import { findView, type SavedView, shareableRoles } from './savedViewQueries.ts';
import type { SavedViewKind } from './tables.ts';

type Input = Operations['savedViewsSave']['data']['body'];

/** Which list, and which kind of its views. */
interface Place {
  readonly kind: SavedViewKind;
  readonly list: string;
}

/** Of one user, list and kind. */
const maxViews = 100;

/** Adds a view or changes one of the user's own. Sharing needs its permission, and a role that the user may share with. */
export async function saveView(context: Context, { id, kind, list, title: given, content, roleCode = null, isDefault = false }: Input): Promise<SavedView> {
  const title = given.trim();
  if (title === '') throw badRequest('savedView.noTitle');
  if (!isJsonObject(content)) throw badRequest('savedView.notJson');
  return transact(context, async (inside) => {
    const { db, user } = inside;
    const before = id === undefined ? undefined : await ownView(inside, id);
    if (roleCode !== null && roleCode !== before?.roleCode) await checkSharing(inside, roleCode);
    await checkRoom(inside, { kind, list, title, id });
    const values = { title, content, roleCode, dealerCode: user.dealerCode };
    const saved = id ?? newId();
    if (before)
      await db
        .updateTable('savedView')
        .set({ ...values, updateTime: wireTime() })
        .where('id', '=', saved)
        .execute();
    else
      await db
        .insertInto('savedView')
        .values({ id: saved, ownerId: user.id, kind, listName: list, ...values })
        .execute();
    const place = before ? { kind: before.kind, list: before.list } : { kind, list };
    if (isDefault) await writeDefault(inside, { ...place, id: saved });
    else await db.deleteFrom('savedViewDefault').where('userId', '=', user.id).where('viewId', '=', saved).execute();
    return (await findView(inside, saved))!;
  });
}

export async function removeView(context: Context, id: string): Promise<void> {
  await transact(context, async (inside) => {
    await ownView(inside, id);
    await inside.db.deleteFrom('savedView').where('id', '=', id).execute();
  });
}

/** @param id a view that the user sees, of that list; null for none */
export async function setDefaultView(context: Context, { kind, list, id }: Place & { id: string | null }): Promise<void> {
  await transact(context, async (inside) => {
    const { db, user } = inside;
    if (id === null) {
      await db.deleteFrom('savedViewDefault').where('userId', '=', user.id).where('kind', '=', kind).where('listName', '=', list).execute();
      return;
    }
    const view = await findView(inside, id);
    if (!view || view.kind !== kind || view.list !== list) throw refuse('E-012');
    await writeDefault(inside, { kind, list, id });
  });
}

/** One of the user's own views; a view of another user, shared or not, is refused like one that does not exist. */
async function ownView(inside: TrxContext, id: string): Promise<SavedView> {
  const { db, user } = inside;
  await db.selectFrom('savedView').select('id').where('id', '=', id).where('ownerId', '=', user.id).forUpdate().executeTakeFirst();
  const view = await findView(inside, id);
  if (!view?.mine) throw refuse('E-012');
  return view;
}

async function checkSharing(inside: TrxContext, roleCode: string): Promise<void> {
  if (!inside.user.permissions.has('savedView:share')) throw forbidden('forbidden');
  const roles = await shareableRoles(inside);
  if (!roles.some(({ value }) => value === roleCode)) throw refuse('E-014');
}

async function checkRoom({ db, user }: TrxContext, { kind, list, title, id }: Place & { title: string; id: string | undefined }): Promise<void> {
  // The user's row is the lock: two saves at once must not both be the hundredth.
  await db.selectFrom('sysUser').select('id').where('id', '=', user.id).forUpdate().execute();
  const others = await db
    .selectFrom('savedView')
    .select(['id', 'title'])
    .where('ownerId', '=', user.id)
    .where('kind', '=', kind)
    .where('listName', '=', list)
    .execute();
  if (others.some((other) => other.title === title && other.id !== id)) throw refuse('savedView.titleTaken', { title });
  if (id === undefined && others.length >= maxViews) throw refuse('savedView.tooMany', { n: maxViews });
}

async function writeDefault({ db, user }: TrxContext, { kind, list: listName, id: viewId }: Place & { id: string }): Promise<void> {
  await db
    .insertInto('savedViewDefault')
    .values({ userId: user.id, kind, listName, viewId })
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'listName']).doUpdateSet({ viewId }))
    .execute();
}
