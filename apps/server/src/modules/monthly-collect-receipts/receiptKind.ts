/** The statement as a kind of document. */
import { sql } from 'kysely';
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import { close } from './actions/close.ts';
import { exclude, include, recompute } from './actions/draftFees.ts';
import { issue, reissue } from './actions/issue.ts';
import { answer, confirm, dispute, silent } from './actions/objections.ts';
import type { ReceiptActionInput } from './actions/receiptStep.ts';
import { receiptScope } from './receiptScope.ts';
import { receiptTasks } from './rules/receiptTasks.ts';
import { type ReceiptAction, type ReceiptState, receiptStatuses, receiptWorkflow, statusWords } from './rules/workflow.ts';
import type { ReceiptHeader } from './tables.ts';

type StateColumns = Pick<ReceiptHeader, 'status' | 'submitBy' | 'period' | 'disputeEnd' | 'issueBy'>;

/** Two who may close: only then somebody else than who issued a statement can be asked to. */
async function closers({ db }: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(distinct sys_user.id)::int as n from sys_user
    join sys_user_role held on held.user_id = sys_user.id join sys_role_permission granted on granted.role_code = held.role_code
    where granted.permission = 'monthlyCollectReceipts:close' and sys_user.user_type = 'maker' and sys_user.status = 1 and sys_user.del_flag = 0`.execute(db);
  return rows[0]!.n;
}

/** States of rows for the guards of the workflow. */
export async function statesOf(context: Context): Promise<(row: StateColumns) => ReceiptState> {
  const { services, user } = context;
  const othersClose = user.permissions.has('monthlyCollectReceipts:close') && (await closers(context)) > 1;
  const day = today(user, services.now());
  return ({ status, submitBy, period, disputeEnd, issueBy }) => ({
    status,
    submitBy,
    period,
    disputeEnd,
    issueBy,
    othersClose,
    today: day,
    statusText: services.dictionaries.text(statusWords, status, user.language),
  });
}

export const receiptKind: DocumentKind<ReceiptHeader, ReceiptAction, ReceiptState, ReceiptActionInput> = {
  docType: 'monthlyCollectReceipts',
  table: 'monthlyCollectReceipts',
  noColumn: 'receiptNo',
  statusWords: { dictionary: statusWords, values: Object.fromEntries(receiptStatuses.map((status) => [status, status])) },
  scope: receiptScope,
  workflow: receiptWorkflow,
  effects: { recompute, exclude, include, issue, reissue, pass: confirm, noPass: dispute, silent, answerDispute: answer, close },
  states: statesOf,
  tasks: receiptTasks,
  reviewLines: 'MonthlyCollectReceiptsReviewLines',
  comments: true,
  silent: ['movement'],
  dealerEnd: { blocks: ['draft', 'submitted', 'no_pass', 'pass'] },
};
