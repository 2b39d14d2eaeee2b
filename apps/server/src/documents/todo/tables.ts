import type { Generated, GeneratedAlways } from 'kysely';

/** Open tasks: written only by the workflow, read by inbox, counts and reminders. */
export interface TodoTable {
  id: string;
  docType: string;
  docId: string;
  docNo: string;
  /** Dictionary `todo_task`. */
  task: string;
  status: string;
  side: 'maker' | 'dealer';
  /** Required to do it. */
  permission: string;
  /** Role that may do it, among those who hold the permission; null: any. */
  role: string | null;
  /** Login name of the one user whose task it is; wins over the role. */
  assignee: string | null;
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  subDealerCode: string | null;
  /** Tells apart tasks of one document that wait in several places, e.g. a campaign's at each dealer; empty where there is one. */
  place: Generated<string>;
  /** Author of the document. */
  createBy: string;
  /** Who handed it in, and so may not review it. */
  submitBy: string | null;
  vin: string | null;
  amount: number | null;
  currency: string | null;
  /** Since when it has waited. */
  createTime: string;
  /** First day on which it is nearly late, and late; null: never. */
  warnOn: string | null;
  lateOn: string | null;
  /** Late day, warning day and beginning in one: by it the most urgent comes first. */
  urgency: GeneratedAlways<number[]>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    todo: TodoTable;
  }
}
