import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { parameterId } from './parameterId.ts';
import { message } from '../../shared/messages/messages.ts';
import { type ParameterKey, parameterGroups } from '../../shared/parameters.ts';
import './tables.ts';

export type Parameter = Operations['configsList']['reply']['result'][number];
type Asked = Pick<NonNullable<Operations['configsList']['data']['query']>, 'group' | 'text' | 'changed'>;

/** Title of a parameter. */
export const titleOf = ({ user }: Pick<Context, 'user'>, key: string): string => message(user.language, `parameter.${key}`);

/** The parameters by group in the order of their declaration, with what they are set to. */
export async function listParameters(context: Context, { group, text: wanted, changed }: Asked): Promise<Parameter[]> {
  const { db, services, user } = context;
  const { rules, text } = services.parameters;
  const { rows } = await sql<{ key: string; version: number; updateBy: string | null; updateTime: string | null }>`select key, version, update_by, update_time
    from sys_config where key = any(${Object.keys(rules)})`.execute(db);
  const stored = new Map(rows.map((row) => [row.key, row]));
  const keyword = (wanted ?? '').trim().toLowerCase();
  return Object.entries(rules)
    .toSorted(([, one], [, other]) => parameterGroups.indexOf(one.group) - parameterGroups.indexOf(other.group))
    .map(([key, rule]): Parameter => {
      const value = text(key as ParameterKey);
      const { version = 0, updateBy = null, updateTime = null } = stored.get(key) ?? {};
      return {
        id: parameterId(key),
        key,
        title: titleOf(context, key),
        group: rule.group,
        group_dictText: services.dictionaries.text('parameter_group', rule.group, user.language),
        type: rule.kind,
        limits: rule.limits((other) => text(other as ParameterKey)),
        min: rule.min ?? null,
        max: rule.max ?? null,
        maxLength: rule.maxLength ?? null,
        options: [...(rule.options ?? [])],
        unit: rule.unit ?? null,
        value,
        default: rule.default,
        changed: value !== rule.default,
        editable: user.permissions.has(`parameter:${rule.group}`),
        updateBy,
        updateTime,
        version,
      };
    })
    .filter(
      (parameter) =>
        (group === undefined || parameter.group === group) &&
        (changed === undefined || parameter.changed) &&
        `${parameter.key} ${parameter.title}`.toLowerCase().includes(keyword),
    );
}
