/** Tasks at records without a workflow. */
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import type { Services } from '../../shared/services.ts';
import './tables.ts';

type Asking = Pick<Context, 'db' | 'services'>;

/** A task is open as long as its statement finds it. Code that changes rows the statement reads calls {@link renewStanding} in the same transaction. */
export interface StandingTask {
  /** Dictionary `doc_type`. */
  readonly docType: string;
  /** Dictionary `todo_task`. */
  readonly task: string;
  /** Required to do it. */
  readonly permission: string;
  /** Dictionary of the statuses in which it waits; none: it has no status. */
  readonly statuses?: string;
  /**
   * Statement with `doc_id`, `doc_no`, `status`, `warn_on`, `late_on`, `side`, `place`, `org_code`, `dealer_code` and `dealer_name`.
   * Its days of warning and lateness count where it is found first.
   * @param asking.services its clock says what day it is
   */
  due(asking: Asking): RawBuilder<unknown>;
}

/** Rows of the maker alone belong to no dealer. */
export const ofMaker = sql`'maker' as side, '' as place, '' as org_code, '' as dealer_code, '' as dealer_name`;

/** Those that modules declare. */
export const standingTasks = ({ modules }: Pick<Services, 'modules'>): StandingTask[] => modules.flatMap((module) => module.standingTasks ?? []);

/** Ends what no longer waits and begins what does; what waits already keeps its beginning and its days. */
export async function renewStanding(asking: Asking, { due, docType, task, permission }: StandingTask): Promise<void> {
  const kept = sql`doc_type = ${docType} and task = ${task} and permission = ${permission}`;
  await sql`with due as materialized (${due(asking)}),
    gone as (delete from todo where ${kept} and not exists (select from due where due.doc_id = todo.doc_id and due.place = todo.place))
    insert into todo (id, doc_type, doc_id, doc_no, task, status, side, permission, org_code, dealer_code, dealer_name, place, create_by, create_time, warn_on, late_on)
    select md5(doc_id || ${`${task} ${permission} `} || place)::char(32), ${docType}, doc_id, doc_no, ${task}, status, side, ${permission}, org_code, dealer_code,
      dealer_name, place, 'system', ${asking.services.now().toISOString()}::timestamptz, warn_on, late_on from due
    on conflict (doc_id, task, permission, place) do update set doc_no = excluded.doc_no, status = excluded.status`.execute(asking.db);
}

/** All of them: what waits may follow from the day alone. */
export async function renewAllStanding(asking: Asking): Promise<void> {
  for (const task of standingTasks(asking.services)) await renewStanding(asking, task);
}
