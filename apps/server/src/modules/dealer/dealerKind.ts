/** The dealer as a kind of document: it has a status, tasks, a history and a scope like one. */
import type { ActionInput, DocumentKind } from '../../documents/kind.ts';
import type { DealerStatus } from '../../generated/types.gen.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import { dealerCondition } from '../../shared/scope/sourceScope.ts';
import { today } from '../../shared/session/currentUser.ts';
import { bank } from './actions/changeBank.ts';
import { changeCurrency, takeCurrency } from './actions/changeCurrency.ts';
import { edit, type DealerChanges } from './actions/editDealer.ts';
import { reactivate, reinstate, suspend } from './actions/suspendDealer.ts';
import { end, terminate } from './actions/terminateDealer.ts';
import { review } from './actions/reviewDealer.ts';
import { dealerTasks } from './dealerTasks.ts';
import type { Bank, DealerRow } from './tables.ts';
import { type DealerState, type DealerStep, dealerWorkflow } from './workflow.ts';

/** Input of an action. */
export interface DealerActionInput extends ActionInput {
  /** Of `suspend` and `terminate`. */
  reason?: string | null;
  /** Of `terminate`. */
  terminateDate?: string;
  /** Of `edit`. */
  changes?: DealerChanges;
  /** Of `bank`. */
  account?: Bank;
  /** Of `changeCurrency`. */
  plan?: { currency: string; validFrom: string | null; creditLimit: number | null };
}

type StateColumns = Pick<DealerRow, 'dealerStatus' | 'dealerName' | 'statusDate' | 'timeZone'>;

export const stateOf =
  ({ services }: Pick<Context, 'services'>) =>
  ({ dealerStatus, dealerName, statusDate, timeZone }: StateColumns): DealerState => ({
    status: dealerStatus as DealerStatus,
    submitBy: null,
    dealerName,
    reinstateUntil: addDays(statusDate, services.parameters.number('dealer.reinstateDays')),
    today: today({ timeZone }, services.now()),
  });

export const dealerKind: DocumentKind<DealerRow, DealerStep, DealerState, DealerActionInput> = {
  docType: 'dealer',
  table: 'dealer',
  noColumn: 'dealerCode',
  status: { column: 'dealerStatus', dictionary: 'dealer_status' },
  scope: (user) => dealerCondition(user, 'dealer'),
  workflow: dealerWorkflow,
  effects: { edit, bank, changeCurrency, suspend, reactivate, terminate, reinstate, end, takeCurrency, review },
  states: async (context) => stateOf(context),
  tasks: dealerTasks,
  // Accounts are told with their ends alone (`changeBank`); the rest follows from other records.
  silent: ['accountNumber', 'pendingBank', 'missing', 'statusTime'],
};
