import type { Context } from '../../../shared/context.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { HandleHeader } from '../tables.ts';
import type { HandleState } from './workflow.ts';

type StateColumns = Pick<HandleHeader, 'status' | 'submitBy' | 'round' | 'receivedDate'>;

/** State of a row for the guards of its workflow. */
export function stateOf({ services, user }: Context): (row: StateColumns) => HandleState {
  const limits = { today: today(user, services.now()), backDays: services.parameters.number('claim.auditBackDays') };
  return ({ status, submitBy, round, receivedDate }) => ({
    status,
    submitBy,
    round,
    receivedDate,
    statusText: services.dictionaries.text('bill_status', status, user.language),
    ...limits,
  });
}
