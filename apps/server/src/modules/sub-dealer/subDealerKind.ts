/** The sub-dealer as a kind of document. */
import type { DealerEndAction } from '../../documents/dealer/dealerEndRows.ts';
import type { ActionInput, DocumentKind } from '../../documents/kind.ts';
import type { Mark, SubDealerAction, SubDealerChange, SubDealerRequestType } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { standstillCode } from '../../shared/workflow/dealerGate.ts';
import { noPass, pass, refuse, submit } from './actions/admit.ts';
import { amend, cancelRequest, decide, decline, request } from './actions/request.ts';
import { reactivate, suspend, terminate } from './actions/changeStatus.ts';
import { subDealerScope } from './subDealerStore.ts';
import { subDealerTasks } from './subDealerTasks.ts';
import type { SubDealerRow } from './tables.ts';
import { type SubDealerState, subDealerWorkflow } from './workflow.ts';

/** Input of an action. */
export interface SubDealerActionInput extends ActionInput {
  /** Dictionary `dealer_status_reason`. */
  reason?: string | null | undefined;
  marks?: Mark[] | undefined;
  requestType?: SubDealerRequestType;
  change?: SubDealerChange | undefined;
}

/** Facts for guards besides the row: dealers that are not active. */
export async function statesOf({ db }: Pick<Context, 'db'>): Promise<(row: SubDealerRow) => SubDealerState> {
  const resting = await db.selectFrom('dealer').select(['dealerCode', 'dealerName', 'dealerStatus']).where('dealerStatus', '<>', 'active').execute();
  const parents = new Map(
    resting.map(({ dealerCode, dealerName: name, dealerStatus }) => [
      dealerCode,
      standstillCode({ unit: 'dealer', name, status: dealerStatus as 'suspended' | 'terminated', since: '', at: '' }),
    ]),
  );
  return ({ status, submitBy, submitTime, name, dealerStatus, requestType, dealerCode }) => ({
    status,
    submitBy,
    submitted: submitTime !== null,
    name,
    dealerStatus,
    requestOpen: requestType !== null,
    parentStands: parents.get(dealerCode) ?? null,
  });
}

export const subDealerKind: DocumentKind<SubDealerRow, SubDealerAction | DealerEndAction, SubDealerState, SubDealerActionInput> = {
  docType: 'subDealer',
  table: 'subDealer',
  noColumn: 'subDealerCode',
  scope: subDealerScope,
  workflow: subDealerWorkflow,
  effects: { submit, pass, noPass, refuse, request, amend, cancelRequest, decide, decline, suspend, reactivate, terminate },
  dealerEnd: { blocks: ['pass'], drops: ['draft'], ends: ['submitted', 'no_pass'] },
  states: statesOf,
  tasks: subDealerTasks,
  silent: ['subDealerName', 'statusTime', 'requestTime', 'requestBy', 'unitOrgCode', 'rejectReason'],
};
