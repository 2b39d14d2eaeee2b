/** Suspends and reactivates a dealer. Each kind of document declares what goes on meanwhile (`dealerGate`). */
import { dealerEffect, mustHaveReason, statusFrom, tell } from './dealerEffect.ts';

const everybody = ['MFR_SERVICE', 'MFR_SVC_MGR', 'MFR_PARTS', 'MFR_FINANCE'] as const;

export const suspend = dealerEffect({
  async prepare({ context, input }) {
    mustHaveReason(context, input);
  },
  apply: async ({ context, before, input }) => statusFrom(context, before, input),
  async notify({ context, input }, after) {
    await context.services.sessions.forget(context.db, '');
    await tell(context, after, { roles: everybody, dealer: true, event: 'suspended', params: { opinion: input.opinion!.trim() } });
  },
});

/** A planned termination is dropped. */
export const reactivate = dealerEffect({
  apply: async ({ context, before, input }) => ({ ...statusFrom(context, before, input), terminateDate: null }),
  async notify({ context }, after) {
    await context.services.sessions.forget(context.db, '');
    await tell(context, after, { roles: everybody, dealer: true, event: 'reactivated', params: {} });
  },
});

/** Its users may sign in again; closed documents stay closed. */
export const reinstate = dealerEffect({
  apply: async ({ context, before, input }) => ({ ...statusFrom(context, before, input), terminateDate: null }),
  async notify({ context }, after) {
    await context.services.sessions.forget(context.db, '');
    await tell(context, after, { roles: everybody, dealer: true, event: 'reinstated', params: {} });
  },
});
