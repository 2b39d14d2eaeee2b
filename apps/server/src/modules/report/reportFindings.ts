import type { ReportSetup } from '../../generated/types.gen.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import type { ReportSource } from '../../shared/reportSource.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { fixedCondition, sourceColumns } from './sources.ts';

/** Most columns that a report shows. */
const mostShown = 30;

/**
 * Errors of a report: columns of another source or none (E-579), sums over columns without numbers, periods over columns without dates.
 * @throws HTTP 400 for a condition that is no query over fields of the source
 */
export function reportFindings(user: CurrentUser, source: ReportSource, { fields, sortField, fixedFilter }: ReportSetup): InvalidField[] {
  const columns = sourceColumns(source.table, source.fields);
  const typeOf = new Map(source.fields.map(({ name, type }) => [name, type]));
  const shown = fields.filter((field) => field.shown);
  const isTwice = new Set(fields.map(({ field }) => field)).size < fields.length;
  const findings: InvalidField[] = [];
  if (shown.length === 0 || shown.length > mostShown || isTwice || fields.some(({ field }) => !typeOf.has(field)))
    findings.push({ field: 'fields', code: 'E-579' });
  if (columns[sortField]?.sortable === false || !Object.hasOwn(columns, sortField)) findings.push({ field: 'sortField', code: 'E-014' });
  for (const [at, { field, total, search }] of fields.entries()) {
    const type = typeOf.get(field);
    const line = `fields[${at}]`;
    if (total && type !== undefined && type !== 'number') findings.push({ field: 'total', line, code: 'report.sumOfNumbers' });
    if (search === 'group' && type !== undefined && type !== 'date' && type !== 'datetime')
      findings.push({ field: 'search', line, code: 'report.periodOfDates' });
  }
  fixedCondition(user, columns, fixedFilter || null);
  return findings;
}
