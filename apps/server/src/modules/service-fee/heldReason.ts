import { type RawBuilder, sql } from 'kysely';
import type { Module } from '../../shared/module.ts';
import type { FeeHold } from './hooks.ts';

/** What documents keep their fees off statements for, by kind. */
export const holdsOf = (modules: readonly Module[]): ReadonlyMap<string, FeeHold> =>
  new Map(
    modules.flatMap(({ feeSources = {} }) => Object.entries(feeSources).flatMap(([source, { held }]): [string, FeeHold][] => (held ? [[source, held]] : []))),
  );

/**
 * In SQL: why an unsettled fee waits (dictionary `fee_held_reason`); null for one that may go on a statement now.
 * @param fee what the statement calls the table; default its name
 */
export function heldReason({ modules }: { modules: readonly Module[] }, fee = 'serviceFee'): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${fee}.${name}`);
  const ofSource = [...holdsOf(modules)].map(
    ([source, { reason, when }]) => sql`when ${column('feeSource')} = ${sql.lit(source)} and ${when(column('sourceId'))} then ${sql.lit(reason)}`,
  );
  return sql<string | null>`case when ${column('settlementStatus')} <> 'unsettled' or ${column('status')} <> 'audit_succeeded' then null
    when ${column('heldReason')} is not null then ${column('heldReason')}
    when ${column('feeType')} = 'chargeback' then null ${sql.join(ofSource, sql` `)} end`;
}
