/** Applications as administrators keep them. */
import { sql } from 'kysely';
import type { ChangedLowApp, LowAppRecord, NewLowApp } from '../../generated/types.gen.ts';
import { changesBetween, writeChangeLog } from '../../shared/change-log/changeLog.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { type InvalidField, invalid, refuse } from '../../shared/refusal/refusal.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { fieldName } from '../../shared/messages/messages.ts';
import { isAddress } from '../../shared/isAddress.ts';
import { type LowAppRow, prefixesOf } from './lowApps.ts';

const fieldsOf = ({ id, appId, name, kind, target, roleCodes, callPrefixes, icon, status, version }: LowAppRow): LowAppRecord => ({
  id,
  appId,
  name,
  kind,
  target,
  roleCodes,
  callPrefixes,
  icon,
  status,
  version,
});

const findRow = async ({ db }: Pick<Context, 'db'>, id: string): Promise<LowAppRow> => {
  const row = await db.selectFrom('lowApp').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refuse('E-012');
  return row;
};

export const findLowApp = async (context: Context, id: string): Promise<LowAppRecord> => fieldsOf(await findRow(context, id));

type Facts = Omit<NewLowApp, 'appId'>;

/** Findings for its target, by kind. */
async function targetFault({ db, services }: TrxContext, { kind, target }: Facts): Promise<string | null> {
  if (kind === 'frame') return isAddress(target) ? null : 'lowApp.address';
  if (kind === 'report') {
    const report = await db.selectFrom('sysReport').select('id').where('code', '=', target).executeTakeFirst();
    return report ? null : 'E-014';
  }
  return services.modules.some(({ menu = [] }) => menu.some(({ path }) => path === target)) ? null : 'E-014';
}

async function check(context: TrxContext, facts: Facts): Promise<void> {
  const { db, services } = context;
  const errors: InvalidField[] = [];
  const fault = await targetFault(context, facts);
  if (fault) errors.push({ field: 'target', code: fault });
  const roles = (await db.selectFrom('sysRole').select('roleCode').execute()).map(({ roleCode }) => roleCode);
  if (facts.roleCodes?.some((code) => !roles.includes(code))) errors.push({ field: 'roleCodes', code: 'E-014' });
  if (prefixesOf({ callPrefixes: facts.callPrefixes ?? null }).some((prefix) => !/^\/[\w./-]+$/.test(prefix) || prefix.includes('..')))
    errors.push({ field: 'callPrefixes', code: 'lowApp.prefix' });
  if (facts.icon && !services.dictionaries.items('menu_icon')?.some(({ value }) => value === facts.icon)) errors.push({ field: 'icon', code: 'E-014' });
  if (errors.length > 0) throw invalid(errors);
}

const toColumns = ({ name, kind, target, roleCodes = [], callPrefixes, icon, status }: Facts) => ({
  name: json(name),
  kind,
  target: target.trim(),
  roleCodes: [...new Set(roleCodes)],
  callPrefixes: prefixesOf({ callPrefixes: callPrefixes ?? null }).join('\n') || null,
  icon: icon || null,
  status,
});

async function log({ db, user, services }: TrxContext, before: LowAppRow | null, after: LowAppRow | null): Promise<void> {
  const { id, appId } = (after ?? before)!;
  const changes = after ? changesBetween(before, after) : [{ field: 'appId', oldValue: appId, newValue: null }];
  await writeChangeLog(db, { docType: 'lowApp', id, no: appId, user, at: services.now(), changes });
}

export async function addLowApp(context: TrxContext, { appId, ...facts }: NewLowApp): Promise<{ id: string }> {
  const { db, user } = context;
  await check(context, facts);
  const added = await db
    .insertInto('lowApp')
    .values({ id: newId(), appId, version: 1, createBy: user.username, ...toColumns(facts) })
    .onConflict((conflict) => conflict.column('appId').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw invalid([{ field: 'appId', code: 'E-018', params: { field: fieldName(user.language, 'low-app', 'appId'), value: appId } }]);
  await log(context, null, added);
  return { id: added.id };
}

export async function editLowApp(context: TrxContext, { id, version, ...facts }: ChangedLowApp): Promise<void> {
  const { db, user } = context;
  const before = await db.selectFrom('lowApp').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw refuse('E-012');
  mustBeCurrent(before, version);
  await check(context, facts);
  const after = await db
    .updateTable('lowApp')
    .set({ ...toColumns(facts), version: version + 1, updateBy: user.username, updateTime: sql<string>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await log(context, before, after);
}

export async function deleteLowApp(context: TrxContext, id: string): Promise<void> {
  const before = await findRow(context, id);
  await context.db.deleteFrom('lowApp').where('id', '=', id).execute();
  await log(context, before, null);
}
