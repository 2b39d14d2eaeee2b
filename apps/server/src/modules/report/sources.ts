import { type RawBuilder, type SqlBool } from 'kysely';
import type { ListColumn, ListColumns } from '../../shared/list/columns.ts';
import { advancedCondition } from '../../shared/list/conditions.ts';
import type { Module } from '../../shared/module.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import type { ReportSource, SourceField } from '../../shared/reportSource.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';

/** Sources of reports, as declared by the modules. */
export const sourcesOf = (modules: readonly Pick<Module, 'reportSources'>[]): readonly ReportSource[] =>
  modules.flatMap(({ reportSources = [] }) => reportSources);

const columnOf = (table: string, { name, type }: SourceField): ListColumn => {
  const ref = `${table}.${name}`;
  return type === 'texts' ? { ref, type: 'text', sortable: false, queryable: false } : { ref, type };
};

/** Columns for sorting and queries. */
export const sourceColumns = (table: string, fields: readonly SourceField[]): ListColumns =>
  Object.fromEntries(fields.map((field) => [field.name, columnOf(table, field)]));

/**
 * The condition that the rows of a report always meet; periods count from the reader's today.
 * @param fixedFilter JSON `{match, items}`, as the query builder has it
 * @throws HTTP 400 for a field that is not among the columns, or what is no query
 */
export function fixedCondition(user: CurrentUser, columns: ListColumns, fixedFilter: string | null): RawBuilder<SqlBool> | undefined {
  if (fixedFilter === null) return undefined;
  try {
    return advancedCondition(columns, encodeURIComponent(fixedFilter), 'and', user);
  } catch (error) {
    throw error instanceof URIError ? badRequest('query.malformed') : error;
  }
}
