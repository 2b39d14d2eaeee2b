import { sql } from 'kysely';
import type { SetupStatus, SetupStep } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { message } from '../../shared/messages/messages.ts';
import { roleText } from '../../shared/messages/roleText.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { roles } from '../permission/service.ts';
import { hasPassword } from '../../shared/session/hasPassword.ts';
import { type Step, steps } from './steps.ts';

/** Rows of `sys_config` that are no parameters. */
const skippedKey = 'setup.skipped';
const dismissedKey = 'setup.dismissed';
const seenKey = 'setup.seen';

async function stored(db: Db, key: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`select value from sys_config where key = ${key}`.execute(db);
  return rows[0] ? (JSON.parse(rows[0].value) as string[]) : [];
}

const store = (db: Db, key: string, value: readonly string[]) =>
  sql`insert into sys_config (key, value) values (${key}, ${JSON.stringify(value)}) on conflict (key) do update set value = excluded.value`.execute(db);

/** The steps whose page there is. */
const stepsOf = ({ services }: Pick<Context, 'services'>): Step[] => {
  const pages = new Set(services.modules.flatMap(({ menu = [] }) => menu.flatMap(({ path, hidden = [] }) => [path, ...hidden.map((page) => page.path)])));
  return steps.filter(({ page }) => pages.has(page));
};

/** Facts about the steps, read in one statement. */
async function look(context: Context, asked: readonly Step[]): Promise<Map<string, { count: number; done: boolean }>> {
  const parts = asked.map((step) => sql`select ${step.key}::text as key, looked.count, looked.done from (${step.look(context)}) looked`);
  const { rows } = await sql<{ key: string; count: number; done: boolean }>`${sql.join(parts, sql` union all `)}`.execute(context.db);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Active users without a password, by kind, as far as there are some. */
async function peopleWithoutPassword({ db }: Context): Promise<Map<'maker' | 'dealer', { count: number; link: string }>> {
  const { rows } = await sql<{ kind: 'maker' | 'dealer'; count: number }>`select user_type as kind, count(*)::int as count from sys_user
    where status = 1 and del_flag = 0 and not ${hasPassword('sysUser')} group by user_type`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, { count, link: `/isystem/user?passwordSet=N&status=1&userType=${kind}` }]));
}

/** Open steps of a new installation. */
export async function setupStatus(context: Context): Promise<SetupStatus> {
  const { db, user } = context;
  const skipped = new Set(await stored(db, skippedKey));
  const asked = stepsOf(context);
  const looked = await look(context, asked);
  const without = await peopleWithoutPassword(context);
  const seen = new Set(await stored(db, seenKey));
  const found = asked.map(({ key, page, place, bySeeing, permission, who, skippable, withoutPassword }): SetupStep => {
    const { count, done } = looked.get(key)!;
    const isDone = done || (bySeeing === true && seen.has(key));
    return {
      key,
      title: message(user.language, `setup.${key}.title`),
      text: message(user.language, `setup.${key}.text`),
      state: isDone ? 'done' : skipped.has(key) ? 'skipped' : 'open',
      count,
      withoutPassword: (withoutPassword && without.get(withoutPassword)) ?? null,
      link: page + (place?.(context) ?? ''),
      permission,
      who: who.map((role) => roleText(user.language, roles[role].roleCode, undefined)),
      skippable,
    };
  });
  const dismissed = (await stored(db, dismissedKey)).length > 0;
  return { done: found.every(({ state }) => state !== 'open'), dismissed, steps: found };
}

export async function skipStep(context: TrxContext, { key, skipped }: { key: string; skipped: boolean }): Promise<void> {
  const { db } = context;
  const step = stepsOf(context).find((each) => each.key === key);
  if (!step) throw refuse('E-012');
  if (!step.skippable) throw refuse('E-587');
  await sql`select pg_advisory_xact_lock(hashtext(${skippedKey}))`.execute(db);
  const others = (await stored(db, skippedKey)).filter((each) => each !== key);
  await store(db, skippedKey, skipped ? [...others, key] : others);
}

/** Marks a step as done whose page an authorised user has seen. */
export async function seeStep(context: TrxContext, key: string): Promise<void> {
  const { db } = context;
  if (!stepsOf(context).some((each) => each.key === key && each.bySeeing)) throw refuse('E-012');
  await sql`select pg_advisory_xact_lock(hashtext(${seenKey}))`.execute(db);
  const known = await stored(db, seenKey);
  if (!known.includes(key)) await store(db, seenKey, [...known, key]);
}

export const dismissSetup = async ({ db }: TrxContext, dismissed: boolean): Promise<void> => {
  await store(db, dismissedKey, dismissed ? ['all'] : []);
};
