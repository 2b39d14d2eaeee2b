/**
 * Whether somebody is late with a claim: the reviewer, who has a number of days (parameters `claim.reviewAmberDays` and
 * `claim.reviewSlaDays`), or the dealer, whose time to hand it in ends. One rule for the light of a row and for counts and
 * filters in SQL, so that they cannot differ.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../shared/calendarDate.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, today, wireTime } from '../../shared/session/currentUser.ts';
import type { ClaimHeader } from './tables.ts';
import type { ClaimStatus } from './workflow.ts';

/** On time, nearly late, late. */
export type Light = 'green' | 'amber' | 'red';

/** A dealer's deadline turns amber this many days before it ends. */
const warnDays = 7;

/** A claim whose day in the column is `amber` or before is nearly late, `red` or before late. */
interface Lines {
  column: 'submitTime' | 'resubmitUntil' | 'repairDate';
  amber: string;
  red: string;
}

/** The lines of the statuses in which somebody has to act. */
export function linesOf({ parameters, now }: Pick<Services, 'parameters' | 'now'>, user: Pick<CurrentUser, 'timeZone'>): Partial<Record<ClaimStatus, Lines>> {
  const maker = wireTime(now()).slice(0, 10);
  const dealer = today(user, now());
  const review: Lines = {
    column: 'submitTime',
    amber: addDays(maker, -parameters.number('claim.reviewAmberDays')),
    red: addDays(maker, -parameters.number('claim.reviewSlaDays')),
  };
  const inTime = -parameters.number('claim.submitDays');
  return {
    submitted: review,
    pass: review,
    no_pass: { column: 'resubmitUntil', amber: addDays(dealer, warnDays), red: addDays(dealer, -1) },
    draft: { column: 'repairDate', amber: addDays(dealer, inTime + warnDays), red: addDays(dealer, inTime - 1) },
  };
}

type Row = Pick<ClaimHeader, 'status' | 'submitTime' | 'resubmitUntil' | 'repairDate'>;

/** The light of a claim; null in a status in which it waits for nobody. */
export function lightOf(lines: ReturnType<typeof linesOf>, row: Row): Light | null {
  const line = lines[row.status];
  if (!line) return null;
  const day = row[line.column]?.slice(0, 10);
  if (day === undefined || day > line.amber) return 'green';
  return day <= line.red ? 'red' : 'amber';
}

/** Claims that are at least nearly late, or late. */
export function isLateSql(lines: ReturnType<typeof linesOf>, from: 'amber' | 'red'): RawBuilder<SqlBool> {
  // The day itself counts, also where the column is a time.
  const cases = Object.entries(lines).map(
    ([status, line]) => sql`when ${sql.lit(status)} then ${sql.ref(`warrantyClaim.${line.column}`)} < ${addDays(line[from], 1)}::date`,
  );
  return sql<SqlBool>`case warranty_claim.status ${sql.join(cases, sql` `)} else false end`;
}
