/** Changes of parameters: all of a call or none. */
import { sql } from 'kysely';
import { rewriteTodo } from '../../documents/todo/writeTodo.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { writeChangeLogs } from '../../shared/change-log/changeLog.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { onCommit } from '../../shared/database/database.ts';
import { notify, usersWith } from '../../shared/notify/notify.ts';
import type { ParameterKey, ParameterRule } from '../../shared/parameters.ts';
import { forbidden, type InvalidField, invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { titleOf } from './list.ts';
import { parameterId } from './parameterId.ts';
import './tables.ts';

interface Change {
  key: string;
  value: string;
  /** That was seen; left out where it does not matter. */
  version?: number;
}

/** Stores what was typed. Refuses E-001 for an old version, E-569 at the key of each value that is out of its limits. */
export async function editParameters(context: TrxContext, items: readonly Change[]): Promise<void> {
  const { rules } = context.services.parameters;
  const changes = items.map((item) => ({ ...item, value: tidy(rules[item.key], item.value) }));
  await mustKnowAndMay(context, changes);
  const findings = await findingsOf(context, changes);
  if (findings.length > 0) throw invalid(findings);
  await store(context, changes);
}

/** Back to the defaults. */
export async function resetParameters(context: TrxContext, keys: readonly string[]): Promise<void> {
  const { rules } = context.services.parameters;
  await editParameters(
    context,
    [...new Set(keys)].map((key) => ({ key, value: rules[key]?.default ?? '' })),
  );
}

/** Numbers without leading zeros, everything without blanks around. */
const tidy = (rule: ParameterRule | undefined, value: string): string => {
  const text = value.trim();
  return rule?.kind === 'integer' || rule?.kind === 'decimal' ? text.replace(/^0+(?=\d)/, '') : text;
};

async function mustKnowAndMay({ services, user }: Context, changes: readonly Change[]): Promise<void> {
  const { rules } = services.parameters;
  const unknown = changes.find(({ key }) => !Object.hasOwn(rules, key));
  if (unknown) throw invalid([{ field: unknown.key.slice(0, 64), code: 'E-012' }]);
  if (changes.some(({ key }) => !user.permissions.has(`parameter:${rules[key]!.group}`))) throw forbidden('forbidden');
}

/** Findings after all changes: limits may depend on other parameters. */
async function findingsOf(context: Context, changes: readonly Change[]): Promise<InvalidField[]> {
  const { rules, text } = context.services.parameters;
  const typed = new Map(changes.map(({ key, value }) => [key, value]));
  const ask = (key: string): string => typed.get(key) ?? text(key as ParameterKey);
  const wrong = (key: string): InvalidField => ({ field: key, code: 'E-569', params: { key: titleOf(context, key), limits: rules[key]!.limits(ask) } });
  const findings: InvalidField[] = [];
  for (const { key, value } of changes) {
    const { accepts, verify } = rules[key]!;
    if (!accepts(value, ask) || (verify && !(await verify(context, value)))) findings.push(wrong(key));
  }
  if (findings.length > 0) return findings;
  // Another parameter may no longer fit what was changed: said of that one, at what was typed.
  const others = Object.keys(rules).filter((key) => !typed.has(key) && !rules[key]!.accepts(text(key as ParameterKey), ask));
  return others.map((key) => ({ ...wrong(key), field: changes[0]!.key }));
}

async function store(context: TrxContext, changes: readonly Change[]): Promise<void> {
  const { db, services, user } = context;
  const { rules, refresh } = services.parameters;
  const keys = changes.map(({ key }) => key);
  const { rows } = await sql<{
    key: string;
    value: string | null;
    version: number;
  }>`select key, value, version from sys_config where key = any(${keys}) order by key for update`.execute(db);
  const stored = new Map(rows.map((row) => [row.key, row]));
  if (changes.some(({ key, version }) => version !== undefined && version !== (stored.get(key)?.version ?? 0))) throw refuse('E-001');
  const at = services.now();
  const made = changes.flatMap(({ key, value }) => {
    const old = stored.get(key)?.value ?? rules[key]!.default;
    return old === value ? [] : [{ key, old, value, kept: value === rules[key]!.default ? null : value }];
  });
  for (const { key, kept } of made)
    await sql`insert into sys_config (key, value, update_by, update_time) values (${key}, ${kept}, ${user.username}, ${at.toISOString()})
      on conflict (key) do update set value = excluded.value, version = sys_config.version + 1, update_by = excluded.update_by, update_time = excluded.update_time`.execute(
      db,
    );
  await writeChangeLogs(
    db,
    made.map(({ key, old, value }) => ({
      docType: 'parameter',
      id: parameterId(key),
      no: key,
      user,
      at,
      changes: [{ change: 'changed' as const, field: 'value', oldValue: old, newValue: value }],
    })),
  );
  for (const { key, old, value } of made) {
    const keepers = (await usersWith(db, `parameter:${rules[key]!.group}`)).filter(({ id }) => id !== user.id);
    await notify(db, keepers, {
      event: 'parameter.changed',
      params: { key, parameterKey: key, old: old.slice(0, 100), value: value.slice(0, 100), user: user.realname },
      at,
    });
  }
  if (made.length === 0) return;
  for (const { key, value } of made) await rules[key]!.follow?.(context, value);
  await refresh(db);
  await onCommit(db, () => renewDeadlines(services));
}

/** Days of warning and lateness of what waits were worked out by the old parameters. */
async function renewDeadlines(services: Services): Promise<void> {
  for (const { kind } of services.documents.values()) if (kind.tasks?.length) await rewriteTodo(systemContext(services), kind);
}
