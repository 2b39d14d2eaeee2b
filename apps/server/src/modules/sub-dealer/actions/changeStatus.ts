/** Suspending a sub-dealer, letting it work again, and closing it: by the maker alone, or because its dealer asked. */
import type { TrxContext } from '../../../shared/context.ts';
import { mustGiveReason } from '../../../documents/workflow.ts';
import type { SubDealerRow } from '../tables.ts';
import { closeUnit, mustBeEmpty } from './endOf.ts';
import { mustHaveReason, noRequest, statusFrom, subDealerEffect, tellDealer } from './subDealerEffect.ts';

/** A request that has been fulfilled is cleared. */
const answered = ({ requestType }: SubDealerRow, verb: SubDealerRow['requestType']) => (requestType === verb ? noRequest : {});

export async function tellStatus(context: TrxContext, after: SubDealerRow): Promise<void> {
  const event = ({ active: 'reactivated', suspended: 'suspended', terminated: 'terminated' } as const)[after.dealerStatus!];
  if (event === 'terminated') await closeUnit(context, after);
  await context.services.sessions.forget(context.db, '');
  await tellDealer(context, after, { event, unit: true, params: { opinion: after.statusOpinion ?? '' } });
}

export const suspend = subDealerEffect({
  async prepare({ context, input: { reason } }) {
    mustHaveReason(context, reason);
  },
  apply: async ({ context, before, input }) => ({ ...(await statusFrom(context, before, 'suspended', input)), ...answered(before, 'suspend') }),
  notify: ({ context }, after) => tellStatus(context, after),
});

export const reactivate = subDealerEffect({
  apply: async ({ context, before, input: { opinion } }) => ({
    ...(await statusFrom(context, before, 'active', { opinion })),
    ...answered(before, 'reactivate'),
  }),
  notify: ({ context }, after) => tellStatus(context, after),
});

export const terminate = subDealerEffect({
  async prepare({ context, before, input: { reason, opinion } }) {
    // Open documents are reported before a missing reason.
    await mustBeEmpty(context, before);
    mustHaveReason(context, reason);
    mustGiveReason({ needs: 'reason' }, opinion);
  },
  apply: async ({ context, before, input }) => ({ ...(await statusFrom(context, before, 'terminated', input)), ...noRequest }),
  notify: ({ context }, after) => tellStatus(context, after),
});
