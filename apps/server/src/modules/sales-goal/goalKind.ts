/** The sales goal as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import type { GoalActionInput } from './actions/goalStep.ts';
import { close, confirm, edit, endWithDealer, finish, recall, release, revise } from './actions/release.ts';
import { lockGoalsOfIds } from './counting.ts';
import { goalScope } from './goalScope.ts';
import { countColumn, months } from './months.ts';
import { goalTasks } from './rules/goalTasks.ts';
import { type GoalAction, type GoalState, goalWorkflow } from './rules/workflow.ts';
import type { GoalHeader } from './tables.ts';

/** States of rows for the guards of the workflow. */
export async function statesOf({ services, user }: Context): Promise<(row: Pick<GoalHeader, 'status' | 'submitBy' | 'year' | 'confirmTime'>) => GoalState> {
  const thisYear = Number(today(user, services.now()).slice(0, 4));
  return ({ status, submitBy, year, confirmTime }) => ({
    status,
    submitBy,
    year,
    confirmTime,
    thisYear,
    statusText: services.dictionaries.text('bill_status', status, user.language),
  });
}

export const goalKind: DocumentKind<GoalHeader, GoalAction, GoalState, GoalActionInput> = {
  docType: 'salesGoal',
  table: 'salesGoal',
  noColumn: 'goalNo',
  scope: goalScope,
  workflow: goalWorkflow,
  effects: { edit, release, confirm, revise, recall, close, finish, endWithDealer },
  locksFirst: ({ db }, ids) => lockGoalsOfIds(db, ids),
  states: statesOf,
  tasks: goalTasks,
  comments: true,
  dealerEnd: { drops: ['draft'], ends: ['pass'] },
  // What was counted is no change that anybody made.
  silent: [...months.map(countColumn), 'orgCode', 'dealerName', 'releaseTime'],
};
