import type { Updateable } from 'kysely';
import type { ClaimAction } from '../../generated/types.gen.ts';
import type { Trx } from '../../shared/database/database.ts';
import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type ActionRun, runAction } from '../../shared/workflow/workflow.ts';
import { claimLimits, claimState, loadExchangeRates } from './claimLimits.ts';
import type { ClaimHeader, WarrantyClaimTable } from './tables.ts';
import { claimWorkflow, refusalOf } from './workflow.ts';

const kind = { docType: 'warrantyClaim', table: 'warrantyClaim', noColumn: 'claimNo' } as const;

type ClaimRun = Omit<ActionRun<ClaimAction, ClaimHeader>, 'apply'> & {
  /** Columns to write along with the new status; JSON columns as text. */
  apply?: (trx: Trx, header: ClaimHeader) => Promise<Updateable<WarrantyClaimTable>>;
};

/** Takes a claim through one action of its workflow: the shared rules, then the claim's guards, then the action's own checks. */
export async function runClaimAction(services: Services, run: ClaimRun): Promise<ClaimHeader> {
  return runAction<ClaimHeader['status'], ClaimAction, ClaimHeader>(services, kind, claimWorkflow, {
    ...(run as ActionRun<ClaimAction, ClaimHeader>),
    apply: async (trx, header) => ({
      ...((await run.apply?.(trx, header)) as Partial<ClaimHeader> | undefined),
      ...(claimWorkflow[run.action].to !== 'same' && { stepTime: services.now().toISOString() }),
    }),
    async guard(trx, header) {
      const refusal = refusalOf(run.action, claimState(header, await loadExchangeRates(trx, run.user)), run.user, claimLimits(services, run.user));
      if (refusal) throw refusal.code === 'forbidden' ? forbidden('forbidden') : refuse(refusal.code, refusal.params);
    },
  });
}
