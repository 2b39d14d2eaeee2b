/** Departments as administrators keep them. Dealers and sub-dealers are opened by the sales network; here they are renamed and suspended. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { type Db, inTransaction, json, newId } from '../../shared/database/database.ts';
import { freeCode, lockTree, lowestFirst, moveBranch, type PathTree } from '../../shared/master/moveBranch.ts';
import { fillTexts } from '../../shared/messages/fillTexts.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import { invalid, refuse, refuseWith } from '../../shared/refusal/refusal.ts';
import { departCondition } from '../../shared/scope/sourceScope.ts';
import { dealerCountry, wrongPhone } from '../../shared/wrongPhone.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { beyond, strongerAmong, type Verb } from '../permission/service.ts';
import { lockUsers, mustHaveAdministrator } from '../user/service.ts';
import { departActions, isKeptHere } from './departActions.ts';
import './tables.ts';

type DepartRecord = Operations['sysDepartsQueryById']['reply']['result'];
type NewDepart = Operations['sysDepartsAdd']['data']['body'];
type ChangedDepart = Operations['sysDepartsEdit']['data']['body'];
type DepartFields = Omit<ChangedDepart, 'id' | 'version'>;

const now = sql<string>`now()`;

export async function findDepart(context: Context, id: string): Promise<DepartRecord> {
  const {
    db,
    user,
    services: { dictionaries },
  } = context;
  const found = await db
    .selectFrom('sysDepart')
    .select(['id', 'pid', 'orgCode', 'departName', 'orgCategory', 'dealerCode', 'sortNo', 'phone', 'orgType', 'address', 'managerIds', 'version'])
    .select(sql<1 | 2>`status`.as('status'))
    .select(
      sql<number>`(select count(*)::int from sys_user_depart u join sys_user on sys_user.id = u.user_id where u.org_code = sys_depart.org_code and del_flag = 0)`.as(
        'userCount',
      ),
    )
    .where('id', '=', id)
    .where(departCondition(user, 'sysDepart') ?? sql<boolean>`true`)
    .executeTakeFirst();
  if (!found) throw refuse('E-012');
  const allowedActions = (await departActions(context))(found);
  return { ...found, allowedActions, orgCategory_dictText: dictionaries.text('org_category', String(found.orgCategory), user.language) };
}

const tree: PathTree = { table: 'sys_depart', code: 'org_code' };

/** The code of a department of the maker; another one has no departments below that are kept here. */
async function codeAbove({ db, user }: TrxContext, pid: string): Promise<string> {
  const above = await db
    .selectFrom('sysDepart')
    .select(['orgCode', 'orgCategory'])
    .where('id', '=', pid)
    .where(departCondition(user, 'sysDepart') ?? sql<SqlBool>`true`)
    .executeTakeFirst();
  if (!above || above.orgCategory > 2 || !above.orgCode.startsWith('A')) throw invalid([{ field: 'pid', code: 'E-014' }]);
  return above.orgCode;
}

/** Columns of a form; its type is one of the dictionary, and its managers are active users. */
async function factsOf(
  { db, services: { dictionaries } }: TrxContext,
  { departName, sortNo, phone, status, orgType, address, managerIds = [] }: DepartFields,
  before?: { phone: string | null; dealerCode: string | null },
) {
  if (orgType && !dictionaries.items('org_type')?.some(({ value }) => value === orgType)) throw invalid([{ field: 'orgType', code: 'E-014' }]);
  const managers = [...new Set(managerIds)];
  const known =
    managers.length === 0
      ? []
      : await db.selectFrom('sysUser').select('id').where('id', 'in', managers).where('status', '=', 1).where('delFlag', '=', 0).execute();
  if (known.length < managers.length) throw invalid([{ field: 'managerIds', code: 'E-014' }]);
  const wrong = wrongPhone({ field: 'phone', typed: phone, stored: before?.phone, country: await dealerCountry(db, before?.dealerCode ?? null) });
  if (wrong.length > 0) throw invalid(wrong);
  const names = fillTexts(departName);
  if (!names) throw invalid([{ field: 'departName', code: 'E-013' }]);
  return {
    departName: json(names),
    sortNo,
    phone: phone?.trim() || null,
    status,
    orgType: orgType || null,
    address: address?.trim() || null,
    managerIds: managers,
  };
}

/** Opens a department of the maker. Its code continues the path of the one above. */
export const addDepart = (context: TrxContext, body: NewDepart): Promise<{ id: string }> =>
  inTransaction(context.db, async (trx) => {
    await lockTree(trx, tree);
    const above = await codeAbove(context, body.pid);
    const facts = await factsOf(context, body);
    const id = newId();
    await trx
      .insertInto('sysDepart')
      .values({
        id,
        pid: body.pid,
        orgCode: await freeCode(trx, tree, body.pid, above),
        ...facts,
        orgCategory: 2,
        dealerCode: null,
        subDealerCode: null,
        createBy: context.user.username,
      })
      .execute();
    return { id };
  });

export async function editDepart(context: TrxContext, { id, version, ...fields }: ChangedDepart): Promise<void> {
  const {
    db,
    user,
    services: { sessions },
  } = context;
  const before = await locked(context, id);
  mustBeCurrent(before, version);
  const isStopped = fields.status !== before.status;
  if (isStopped) await mustReach(context, before, fields.status === 1 ? 'beyond.depart.reopen' : 'beyond.depart.suspend');
  await db
    .updateTable('sysDepart')
    .set({ ...(await factsOf(context, fields, before)), version: before.version + 1, updateBy: user.username, updateTime: now })
    .where('id', '=', id)
    .execute();
  if (!isStopped) return;
  await mustHaveAdministrator(db);
  // Users of a suspended department lose their access at once.
  await sessions.forget(db, '');
}

interface LockedDepart {
  orgCode: string;
  orgCategory: 1 | 2 | 3 | 4;
  dealerCode: string | null;
  phone: string | null;
  pid: string | null;
  departName: Texts;
  status: number;
  version: number;
}

/** A department in the caller's scope, locked together with users and their rights; another one answers like one that does not exist. */
async function locked({ db, user }: TrxContext, id: string): Promise<LockedDepart> {
  await lockUsers(db);
  const depart = await db
    .selectFrom('sysDepart')
    .select(['orgCode', 'orgCategory', 'dealerCode', 'phone', 'pid', 'departName', 'status', 'version'])
    .where('id', '=', id)
    .where(departCondition(user, 'sysDepart') ?? sql<SqlBool>`true`)
    .forUpdate()
    .executeTakeFirst();
  if (!depart) throw refuse('E-012');
  return depart;
}

/** Refuses E-572 where users of the branch are stronger than the caller: its state and place decide what they may do. */
async function mustReach(context: TrxContext, { orgCode, departName }: LockedDepart, verb: Extract<Verb, `beyond.depart.${string}`>): Promise<void> {
  const inBranch = sql<SqlBool>`sys_user.del_flag = 0 and exists (select from sys_user_depart place where place.user_id = sys_user.id and starts_with(place.org_code, ${orgCode}))`;
  const { isAny, roleCodes } = await strongerAmong(context, inBranch);
  if (isAny) throw refuseWith(await beyond(context, verb, departName[context.user.language], roleCodes));
}

/** A department of the maker; its root, dealers and sub-dealers stay where they are. */
async function movable(context: TrxContext, id: string): Promise<LockedDepart> {
  const depart = await locked(context, id);
  if (!isKeptHere(depart)) throw refuse('depart.stays');
  return depart;
}

/** Moves a department of the maker below another one, with the people who work there and what they uploaded. */
export async function moveDepart(context: TrxContext, { id, pid }: { id: string; pid: string | null }): Promise<void> {
  const {
    user,
    services: { sessions },
  } = context;
  await inTransaction(context.db, async (trx) => {
    await lockTree(trx, tree);
    await mustReach(context, await movable(context, id), 'beyond.depart.move');
    if (pid === null) throw invalid([{ field: 'pid', code: 'E-014' }]);
    await codeAbove(context, pid);
    const moved = await moveBranch(trx, tree, id, pid);
    if (!moved) return;
    await trx.updateTable('sysDepart').set({ updateBy: user.username, updateTime: now }).where('id', '=', id).execute();
    const fresh = sql<string>`${moved.to} || substr(org_code, ${moved.from.length + 1})`;
    const isBelow = sql<boolean>`starts_with(org_code, ${moved.from})`;
    await sql`update sys_user set current_org_code = ${moved.to} || substr(current_org_code, ${moved.from.length + 1})
      where starts_with(current_org_code, ${moved.from})`.execute(trx);
    await trx.updateTable('session').set({ orgCode: fresh }).where(isBelow).execute();
    await trx.updateTable('upload').set({ orgCode: fresh }).where(isBelow).execute();
    await mustHaveAdministrator(trx);
    await sessions.forget(trx, '');
  });
}

/** Deletes a department of the maker without departments below and without users. */
export const deleteDepart = (context: TrxContext, id: string): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    await lockTree(trx, tree);
    const depart = await movable(context, id);
    if (await exists(trx, 'below', id)) throw refuse('depart.hasChildren');
    if (await exists(trx, 'users', depart.orgCode)) throw refuse('depart.hasUsers');
    await trx.deleteFrom('sysDepart').where('id', '=', id).execute();
  });

async function exists(trx: Db, what: 'below' | 'users', value: string): Promise<boolean> {
  const { rows } =
    what === 'below'
      ? await sql`select 1 from sys_depart where pid = ${value} limit 1`.execute(trx)
      : await sql`select 1 from sys_user_depart where org_code = ${value} limit 1`.execute(trx);
  return rows.length > 0;
}

/** A branch goes with all that is chosen of it, whatever order it was chosen in. */
export const deepestFirst = ({ db }: TrxContext, ids: readonly string[]): Promise<string[]> => lowestFirst(db, tree, ids);
