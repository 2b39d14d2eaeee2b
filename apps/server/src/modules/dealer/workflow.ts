/** Workflow of a dealer: active, suspended, terminated. Pure. */
import type { Guard, Workflow, WorkflowState } from '../../documents/workflow.ts';
import type { DealerAction, DealerStatus } from '../../generated/types.gen.ts';

export const dealerStatuses = ['active', 'suspended', 'terminated'] as const satisfies readonly DealerStatus[];

export interface DealerState extends WorkflowState<DealerStatus> {
  dealerName: string;
  /** Last day to take a termination back, and today where the dealer is. */
  reinstateUntil: string;
  today: string;
}

/** `end` terminates on a planned day, `takeCurrency` makes a planned currency the present one, `review` looks what is missing. */
export type DealerStep = DealerAction | 'end' | 'takeCurrency' | 'review';

const open = ['active', 'suspended'] as const;
const inTime: Guard<DealerState> = ({ today, reinstateUntil }) => (today > reinstateUntil ? { code: 'E-588', params: { date: reinstateUntil } } : null);

/** Refusals name a terminated dealer (E-552); others name the status. */
const otherwise = ({ status, dealerName }: DealerState) =>
  status === 'terminated' ? { code: 'E-552', params: { dealer: dealerName } } : { code: 'dealer.status', params: { dealer: dealerName } };

const keeper = { by: 'keeper', logAs: null, otherwise } as const;
const system = { by: 'system', logAs: null, permission: null } as const;

/** The steps are told by the change history, with reason and opinion; there is no approval log. */
export const dealerWorkflow: Workflow<DealerStatus, DealerStep, DealerState> = {
  edit: { ...keeper, from: open, to: 'same', permission: 'dealer:edit' },
  delete: { ...keeper, from: open, to: 'deleted', permission: 'dealer:delete' },
  bank: { ...keeper, from: open, to: 'same', permission: 'dealer:bank' },
  changeCurrency: { ...keeper, from: open, to: 'same', permission: 'dealer:currency' },
  suspend: { ...keeper, from: ['active'], to: 'suspended', permission: 'dealer:suspend', needs: 'reason' },
  reactivate: { ...keeper, from: ['suspended'], to: 'active', permission: 'dealer:suspend', needs: 'reason' },
  terminate: { ...keeper, from: open, to: 'suspended', permission: 'dealer:terminate', needs: 'reason' },
  reinstate: { ...keeper, from: ['terminated'], to: 'suspended', permission: 'dealer:terminate', needs: 'reason', guards: [inTime] },
  end: { ...system, from: ['suspended'], to: 'terminated' },
  takeCurrency: { ...system, from: open, to: 'same' },
  review: { ...system, from: open, to: 'same' },
};
