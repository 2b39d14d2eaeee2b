/** Tasks at documents, by status. Pure. */
import { dayAtMaker } from '../../shared/makerDay.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { ParameterKeys, Parameters } from '../../shared/parameters.ts';

/** Until when it should be done: the first day on which it counts as nearly late, and as late. `YYYY-MM-DD`; null: never. */
export interface DueDays {
  readonly warnOn: string | null;
  readonly lateOn: string | null;
}

/** Nothing urges. */
export const noDueDays: DueDays = { warnOn: null, lateOn: null };

/** Late after a last day (`YYYY-MM-DD`), nearly late so many days before it. @param day null: nothing urges */
export const until = (day: string | null, warnDays: number): DueDays =>
  day === null ? noDueDays : { warnOn: addDays(day, -warnDays), lateOn: addDays(day, 1) };

/** Details of a document in the inbox. */
export interface TodoSubject {
  readonly orgCode: string;
  readonly dealerCode: string;
  readonly dealerName: string;
  readonly subDealerCode: string | null;
  readonly createBy: string;
  readonly submitBy: string | null;
  readonly vin: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  /** Tells apart tasks of a rule that has several subjects. Default: empty. */
  readonly place?: string;
  /** Only for holders of this role; default for all who hold the permission. */
  readonly role?: string | null;
  /** Only for this user, by login name; wins over the role. */
  readonly assignee?: string | null;
}

type OfDocument = 'orgCode' | 'dealerCode' | 'dealerName' | 'subDealerCode' | 'createBy' | 'submitBy';

/** Details that the inbox shows of every document. Kinds add machine and amount. */
export const subjectOf = ({ orgCode, dealerCode, dealerName, subDealerCode, createBy, submitBy }: Pick<TodoSubject, OfDocument>): TodoSubject => ({
  orgCode,
  dealerCode,
  dealerName,
  subDealerCode,
  createBy,
  submitBy,
  vin: null,
  amount: null,
  currency: null,
});

/** A task that is open while a document is in a status. */
export interface TaskRule<Row> {
  /** Dictionary `todo_task`. */
  readonly task: string;
  readonly status: string;
  /** Only then; always by default. */
  readonly when?: (row: Row) => boolean;
  /** Whose task it is. */
  readonly side: 'maker' | 'dealer';
  /** Required to do it. */
  readonly permission: string;
  readonly dueDays: (row: Row, parameters: Parameters) => DueDays;
  /** Several, each with its `place`, where the document waits in several places. */
  readonly subject: (row: Row, parameters: Parameters) => TodoSubject | readonly TodoSubject[];
}

/** Nearly late, and late, so many days after a document was handed in. @param days parameters that say how many */
export const reviewDays = (
  { submitTime }: { submitTime: string | null },
  parameters: Parameters,
  days: readonly [keyof ParameterKeys, keyof ParameterKeys] = ['review.amberDays', 'review.redDays'],
): DueDays => {
  const [warnOn, lateOn] = days.map((name) => submitTime && addDays(dayAtMaker(submitTime, parameters), parameters.number(name)));
  return { warnOn: warnOn ?? null, lateOn: lateOn ?? null };
};
