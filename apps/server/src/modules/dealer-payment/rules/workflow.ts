/** Workflow of a payment: a remittance is the dealer's until finance books it, the other kinds are finance's. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { DealerPaymentAction, PaymentKind } from '../../../generated/types.gen.ts';

export const paymentStatuses = ['draft', 'submitted', 'no_pass', 'paid', 'closed'] as const;
export type PaymentStatusOfDocument = (typeof paymentStatuses)[number];

export interface PaymentState extends WorkflowState<PaymentStatusOfDocument> {
  kind: PaymentKind;
  round: number;
  createBy: string;
  /** So large that its author may not book it: an entry above `payment.fourEyesUsd`. */
  needsSecond: boolean;
  entryNo: string | null;
  reversedBy: string | null;
  /** Its status in the user's language. */
  statusText: string;
}

/** `editEntry`, `deleteEntry`: of what finance makes. */
export type PaymentAction = DealerPaymentAction | 'editEntry' | 'deleteEntry' | DealerEndAction;

const isRemittance: Guard<PaymentState> = ({ kind }) => (kind === 'remittance' ? null : { code: 'forbidden' });
const isEntry: Guard<PaymentState> = ({ kind }) => (kind === 'remittance' ? { code: 'forbidden' } : null);
/** A remittance once it is submitted; finance books its own drafts. */
const isReady: Guard<PaymentState> = ({ kind, status, statusText }) =>
  (kind === 'remittance') === (status === 'submitted') ? null : { code: 'E-007', params: { status: statusText } };
const fourEyes: Guard<PaymentState> = ({ needsSecond, createBy }, { username }) => (needsSecond && createBy === username ? { code: 'E-005' } : null);
const once: Guard<PaymentState> = ({ entryNo, reversedBy }) => (reversedBy === null ? null : { code: 'E-516', params: { no: entryNo ?? '', rev: reversedBy } });

const { edit, delete: remove, submit, withdraw } = dealerRows<PaymentState>('dealerPayment', 'goesOn');

export const paymentWorkflow: Workflow<PaymentStatusOfDocument, PaymentAction, PaymentState> = {
  edit: { ...edit, guards: [isRemittance] },
  delete: { ...remove, guards: [...remove.guards!, isRemittance] },
  submit: { ...submit, guards: [isRemittance] },
  withdraw,
  giveUp: giveUpRow('dealerPayment'),
  editEntry: {
    from: ['draft'],
    to: 'same',
    permission: 'dealerPayment:edit',
    by: 'keeper',
    logAs: null,
    guards: [isEntry],
    otherwise: () => ({ code: 'E-002' }),
  },
  deleteEntry: { from: ['draft'], to: 'deleted', permission: 'dealerPayment:delete', by: 'keeper', guards: [isEntry], otherwise: () => ({ code: 'E-003' }) },
  noPass: { from: ['submitted'], to: 'no_pass', permission: 'dealerPayment:audit', by: 'keeper', needs: 'reason', logAs: 'no_pass' },
  book: { from: ['draft', 'submitted'], to: 'paid', permission: 'dealerPayment:paid', by: 'keeper', guards: [isReady, fourEyes] },
  reverse: { from: ['paid'], to: 'same', permission: 'dealerPayment:paid', by: 'keeper', needs: 'reason', guards: [once] },
  ...dealerEndRows<PaymentStatusOfDocument>({ drops: ['draft'], ends: ['no_pass'] }),
};

/** An action as pages know it: editing and deleting are called alike whoever does it. */
export const shownAction = (action: PaymentAction): DealerPaymentAction =>
  action === 'editEntry' ? 'edit' : action === 'deleteEntry' ? 'delete' : (action as DealerPaymentAction);
