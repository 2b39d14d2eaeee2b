/** Administration of the menu: looks of pages, buttons switched off, and added entries. */
import { createHash } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import type { ChangedMenuEntry, NewMenuEntry } from '../../generated/types.gen.ts';
import { changesBetween, writeChangeLog } from '../../shared/change-log/changeLog.ts';
import type { TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { checkIcon, checkTarget, mustBeChangeable, mustBePlace } from './menu/checkEntry.ts';
import { type KeptEntry, type LookField, lookFields, readMenu } from './menu/effectiveMenu.ts';
import { builtInEntries, type Entry } from './menu/entries.ts';
import { isOff, isOfAccess, isSame, mustReach } from './menu/entryActions.ts';
import { mustHold } from './mustHold.ts';
import { pathOf } from './menu/pathOf.ts';
import type { MenuTable } from './tables.ts';

type Columns = Updateable<MenuTable>;
type Values = Partial<Pick<KeptEntry, LookField>>;

/** Under which the changes of an entry are logged. */
export const menuLogId = (id: string): string => createHash('md5').update(id).digest('hex');

/** The menu, locked against other changes. */
async function lockMenu({ db, services }: TrxContext): Promise<{ builtIn: readonly Entry[]; menu: KeptEntry[] }> {
  await sql`select pg_advisory_xact_lock(hashtext('sys_menu'))`.execute(db);
  const builtIn = builtInEntries(services.modules);
  return { builtIn, menu: await readMenu(db, builtIn) };
}

function entryOf(menu: readonly KeptEntry[], id: string): KeptEntry {
  const entry = menu.find((one) => one.id === id);
  if (!entry) throw refuse('E-012');
  return entry;
}

const toColumns = ({ title, ...values }: Values): Columns => ({ ...values, ...(title !== undefined && { title: title && json(title) }) }) as Columns;

/** Stores columns of an entry; one that came with the system has no row before its first change. */
async function store({ db, user }: TrxContext, { id }: Pick<KeptEntry, 'id'>, columns: Columns): Promise<void> {
  const now = sql<string>`now()`;
  await db
    .insertInto('sysMenu')
    .values({ added: 'N', ...columns, id, version: 2, createBy: user.username, updateBy: user.username, updateTime: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...columns, version: sql<number>`sys_menu.version + 1`, updateBy: user.username, updateTime: now }),
    )
    .execute();
}

/** Writes down what became of an entry; a right that was switched on or off counts from the next call of everybody. */
async function tell({ db, user, services }: TrxContext, before: KeptEntry | null, after: KeptEntry | null): Promise<void> {
  const { id, title } = (after ?? before)!;
  const facts = (entry: KeptEntry | null): Record<string, unknown> =>
    Object.fromEntries([...lookFields, 'url', 'target', 'permission'].map((field) => [field, entry?.[field as LookField] ?? null]));
  await writeChangeLog(db, {
    docType: 'menu',
    id: menuLogId(id),
    no: title[user.language].slice(0, 60),
    user,
    at: services.now(),
    changes: changesBetween(facts(before), facts(after)),
  });
  if (before?.type === 2 && before.status !== after?.status) await services.sessions.forget(db, '');
}

/** An entry as it is once it is stored. */
const readAgain = async ({ db }: TrxContext, builtIn: readonly Entry[], id: string): Promise<KeptEntry> => entryOf(await readMenu(db, builtIn), id);

/** Input for the look of an entry; a default value is stored as none, so that it follows the default of a later version. */
function lookOf(sent: Readonly<Record<string, unknown>>, standard: Entry | undefined): Values {
  const given = lookFields.filter((field) => sent[field] !== undefined);
  const isStandard = (field: LookField): boolean => standard !== undefined && json(standard[field]) === json(sent[field]);
  return Object.fromEntries(given.map((field) => [field, isStandard(field) ? null : sent[field]])) as Values;
}

export async function addEntry(context: TrxContext, body: NewMenuEntry): Promise<{ id: string }> {
  const { db, user } = context;
  const { builtIn, menu } = await lockMenu(context);
  const { Type, component = null, url, internalOrExternal = 'N', target = null, permission = null, ...look } = body;
  checkIcon(context, look.icon);
  await checkTarget(context, { Type, component, url, permission });
  if (permission) await mustHold(context, 'permission', { permissions: [permission] });
  mustBePlace(menu, { builtIn: false, type: 1, Type }, look.pid ?? null);
  const id = newId();
  const path = pathOf({ Type, component, url, title: body.title }, new Set(menu.map((entry) => entry.path)));
  if (menu.some((entry) => entry.path === path)) throw invalid([{ field: 'url', code: 'E-018' }]);
  const below = menu.filter(({ pid }) => pid === (look.pid ?? null)).map(({ sortNo, type }) => (type === 1 ? sortNo : 0));
  const values = { ...look, sortNo: look.sortNo ?? Math.max(0, ...below) + 10, title: json(look.title) };
  await db
    .insertInto('sysMenu')
    .values({
      id,
      added: 'Y',
      menuType: Type,
      component,
      url,
      internalOrExternal,
      target,
      permission,
      path,
      createBy: user.username,
      version: 1,
      ...values,
    })
    .execute();
  await tell(context, null, await readAgain(context, builtIn, id));
  return { id };
}

export async function editEntry(context: TrxContext, { id, version, ...sent }: ChangedMenuEntry): Promise<void> {
  const { builtIn, menu } = await lockMenu(context);
  const before = entryOf(menu, id);
  mustBeCurrent(before, version);
  mustBeChangeable(menu, before, sent);
  const after = { status: sent.status ?? before.status, hidden: sent.hidden ?? before.hidden, route: sent.route ?? before.route };
  if (isOff(after) && !isSame(after, before)) await mustReach(context, menu, before, 'beyond.menu.off');
  if (sent.pid !== undefined && sent.pid !== before.pid) await mustReach(context, menu, before, 'beyond.menu.move');
  checkIcon(context, sent.icon);
  if (sent.pid !== undefined) mustBePlace(menu, before, sent.pid ?? builtIn.find((entry) => entry.id === id)?.pid ?? null);
  const columns = toColumns(
    lookOf(
      sent,
      builtIn.find((entry) => entry.id === id),
    ),
  );
  if (before.builtIn) {
    if (before.type === 2 && before.status === 0 && sent.status !== 0 && sent.status !== undefined)
      await mustHold(context, 'status', { permissions: [before.permission!] });
    await store(context, before, columns);
  } else {
    if (sent.title === null) throw invalid([{ field: 'title', code: 'E-013' }]);
    const target = await changedTarget(context, before, sent);
    await store(context, before, { ...columns, ...target });
  }
  await tell(context, before, await readAgain(context, builtIn, id));
}

/** New target of an entry. Links and applications stay what they are; an application is another entry. */
async function changedTarget(context: TrxContext, before: KeptEntry, sent: Partial<ChangedMenuEntry>): Promise<Columns> {
  const { Type = before.Type, component = before.component, url = before.url, permission = before.permission } = sent;
  if (Type !== before.Type || component !== before.component) throw invalid([{ field: 'Type', code: 'E-557', params: { field: 'Type' } }]);
  if (before.component === 'LowApp' && url !== before.url) throw invalid([{ field: 'url', code: 'E-557', params: { field: 'url' } }]);
  await checkTarget(context, { Type, component, url, permission });
  if (permission && permission !== before.permission) await mustHold(context, 'permission', { permissions: [permission] });
  const { internalOrExternal = before.internalOrExternal, target = before.target } = sent;
  return { url, permission, internalOrExternal, target };
}

/** Puts an entry before those of its new group that have its place or a higher one; they make room as far as it is needed. */
export async function moveEntry(context: TrxContext, { id, pid, sortNo }: { id: string; pid: string | null; sortNo: number }): Promise<void> {
  const { builtIn, menu } = await lockMenu(context);
  const before = entryOf(menu, id);
  const isOtherGroup = pid !== before.pid;
  mustBeChangeable(menu, before, isOtherGroup ? { pid, sortNo } : { sortNo });
  if (isOtherGroup) {
    mustBePlace(menu, before, pid);
    await mustReach(context, menu, before, 'beyond.menu.move');
  }
  await store(
    context,
    before,
    toColumns(
      lookOf(
        { pid, sortNo },
        builtIn.find((entry) => entry.id === id),
      ),
    ),
  );
  let last = sortNo;
  for (const other of menu.filter((entry) => entry.pid === pid && entry.id !== id && entry.type === before.type && entry.sortNo >= sortNo)) {
    if (other.sortNo > last) break;
    last += 1;
    await store(context, other, { sortNo: last });
  }
  await tell(context, before, await readAgain(context, builtIn, id));
}

/** Makes an entry look as it came; E-576 for one that was added. */
export async function resetEntry(context: TrxContext, id: string): Promise<void> {
  const { builtIn, menu } = await lockMenu(context);
  const before = entryOf(menu, id);
  if (!before.builtIn) throw refuse('menu.noDefault');
  if (before.overridden.length === 0) return;
  if (before.overridden.some((field) => isOfAccess.has(field))) await mustReach(context, menu, before, 'beyond.menu.reset');
  if (before.type === 2 && before.status === 0) await mustHold(context, 'status', { permissions: [before.permission!] });
  await store(context, before, Object.fromEntries(lookFields.map((field) => [field, null])) as Columns);
  await tell(context, before, await readAgain(context, builtIn, id));
}

export async function deleteEntry(context: TrxContext, id: string): Promise<void> {
  const { menu } = await lockMenu(context);
  const before = entryOf(menu, id);
  if (before.builtIn) throw refuse('E-576');
  await mustReach(context, menu, before, 'beyond.menu.delete');
  await context.db.deleteFrom('sysMenu').where('id', '=', id).execute();
  await tell(context, before, null);
}
