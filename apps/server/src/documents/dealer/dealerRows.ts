/** Workflow rows of a document that its dealer fills in, submits and withdraws. Pure. */
import type { WhenSuspended } from '../../shared/workflow/dealerGate.ts';
import { byPrincipal, neverSubmitted } from '../guards.ts';
import type { Transition } from '../workflow.ts';

/** Statuses that these rows start from and lead to. */
type DealerStatus = 'draft' | 'submitted' | 'no_pass' | 'closed';
type DealerRow<State> = Transition<DealerStatus, State>;

/**
 * The usual rows; a kind overrides what differs.
 * @param module permission module, e.g. `maintenance`
 * @param whenSuspended effect of a suspension on entering and submitting; a draft can be deleted, and a document withdrawn, in any case
 */
export const dealerRows = <State extends { round: number }>(
  module: string,
  whenSuspended?: WhenSuspended<State>,
): Record<'edit' | 'delete' | 'submit' | 'withdraw', DealerRow<State>> => {
  const entering = { from: ['draft', 'no_pass'], by: 'owner', ...(whenSuspended && { whenSuspended }) } as const;
  return {
    edit: { ...entering, to: 'same', permission: `${module}:edit`, otherwise: () => ({ code: 'E-002' }) },
    delete: {
      from: ['draft'],
      to: 'deleted',
      permission: `${module}:delete`,
      by: 'owner',
      whenSuspended: 'goesOn',
      otherwise: () => ({ code: 'E-003' }),
      guards: [neverSubmitted],
    },
    submit: { ...entering, to: 'submitted', permission: `${module}:submit` },
    withdraw: {
      from: ['submitted'],
      to: 'draft',
      permission: `${module}:withdraw`,
      by: 'submitter',
      whenSuspended: 'goesOn',
      otherwise: () => ({ code: 'E-004' }),
    },
  };
};

/** A dealer's administrator abandons a returned document. @param module permission module, e.g. `maintenance` */
export const giveUpRow = (module: string): DealerRow<unknown> => ({
  from: ['no_pass'],
  to: 'closed',
  permission: `${module}:edit`,
  by: 'owner',
  whenSuspended: 'goesOn',
  logAs: 'give_up',
  guards: [byPrincipal],
});
