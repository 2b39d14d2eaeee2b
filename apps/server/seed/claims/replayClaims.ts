import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import { systemName } from '../../src/documents/workflow.ts';
import { saveClaim } from '../../src/modules/warranty-claim/actions/saveClaim.ts';
import { claimKind } from '../../src/modules/warranty-claim/claimKind.ts';
import { type Context, contextOf } from '../../src/shared/context.ts';
import { uploadClaimFiles } from './claimFiles.ts';
import type { ClaimPlan } from './claimPlan.ts';
import { cutHours } from './cutHours.ts';
import type { ClaimPlayer, ClaimStage } from './playClaims.ts';

/** Takes claims through what their users did, by the actions that users call. */
export function claimReplayer({ services, actAs, filesOf }: ClaimStage): ClaimPlayer {
  const ids = new Map<ClaimPlan, string>();
  const contextFor = async (username: string): Promise<Context> =>
    username === systemName ? systemContext(services) : contextOf(services, await actAs(username));
  return {
    async take(plan, step) {
      const context = await contextFor(step.by);
      if (step.does === 'save') ids.set(plan, (await saveClaim(context, plan.input, { confirm: true })).id);
      const id = ids.get(plan)!;
      if (step.does === 'act')
        await act(context, claimKind, step.action, { id, ...step.input, ...(step.cutsHours && { lines: await cutHours(services.db, id) }) });
      else await uploadClaimFiles(services, context.user, id, await filesOf(step));
    },
    finish: async () => {},
  };
}
