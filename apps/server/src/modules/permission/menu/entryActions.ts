/** Actions on entries of the menu: an entry cannot be taken from users who are stronger than the caller. */
import type { Context, TrxContext } from '../../../shared/context.ts';
import { isMovable, neverOff } from './checkEntry.ts';
import type { EntryActions, KeptEntry } from './effectiveMenu.ts';
import { mustNotBeStronger, rolesWith, strongerRoles, type Verb } from '../mustHold.ts';

/** Changes that take an entry from the users who see it. */
export const isOff = ({ status, hidden, route }: Pick<KeptEntry, 'status' | 'hidden' | 'route'>): boolean => status === 0 || hidden === 'Y' || route === '0';

/** Fields that decide who finds an entry, and where. */
export const isOfAccess: ReadonlySet<string> = new Set(['status', 'hidden', 'route', 'pid']);

export const isSame = (one: Pick<KeptEntry, 'status' | 'hidden' | 'route'>, other: typeof one): boolean =>
  one.status === other.status && one.hidden === other.hidden && one.route === other.route;

/** Users who see an entry: those with its right, or with that of a page in a group; all for an entry without a right. */
function seenBy(menu: readonly KeptEntry[], { id, Type, permission }: KeptEntry): readonly string[] | null {
  if (permission !== null) return [permission];
  if (Type !== 0) return null;
  const below = menu.filter(({ pid, type }) => pid === id && type === 1).map((entry) => seenBy(menu, entry));
  return below.includes(null) ? null : below.flatMap((rights) => rights ?? []);
}

/** Refuses E-572 where people see or use an entry who may do more than the caller. Links that the caller added for everybody are their own. */
export async function mustReach(
  context: TrxContext,
  menu: readonly KeptEntry[],
  entry: KeptEntry,
  verb: Extract<Verb, `beyond.menu.${string}`>,
): Promise<void> {
  const { db, user } = context;
  if (!entry.builtIn) {
    const { createBy } = await db.selectFrom('sysMenu').select('createBy').where('id', '=', entry.id).executeTakeFirstOrThrow();
    if (createBy === user.username) return;
  }
  await mustNotBeStronger(context, verb, entry.title[user.language], await rolesWith(context, seenBy(menu, entry)));
}

/** Actions that the caller may take on each entry of the menu. */
export async function entryActions(context: Context, menu: readonly KeptEntry[]): Promise<EntryActions> {
  const { db, user } = context;
  const stronger = await strongerRoles(context);
  const rights =
    stronger.length === 0 ? [] : await db.selectFrom('sysRolePermission').select('permission').distinct().where('roleCode', 'in', stronger).execute();
  const ofStronger = new Set(rights.map(({ permission }) => permission));
  const own = await db.selectFrom('sysMenu').select('id').where('added', '=', 'Y').where('createBy', '=', user.username).execute();
  const ownIds = new Set(own.map(({ id }) => id));
  const isReachable = (entry: KeptEntry): boolean =>
    ownIds.has(entry.id) || (seenBy(menu, entry)?.every((right) => !ofStronger.has(right)) ?? stronger.length === 0);
  return (entry) => {
    const mayEdit = user.permissions.has('permission:edit');
    const isFree = isReachable(entry);
    const rules = {
      edit: mayEdit,
      off: mayEdit && isFree && !neverOff.has(entry.id),
      move: mayEdit && isFree && isMovable(menu, entry),
      reset: mayEdit && entry.builtIn && entry.overridden.length > 0 && (isFree || !entry.overridden.some((field) => isOfAccess.has(field))),
      delete: user.permissions.has('permission:delete') && !entry.builtIn && isFree,
    } as const;
    return (Object.keys(rules) as (keyof typeof rules)[]).filter((action) => rules[action]);
  };
}
