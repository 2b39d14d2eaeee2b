/** Release of goals to their dealers, and what becomes of released ones. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { fieldName } from '../../../shared/messages/messages.ts';
import { askFirst, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { countsNow } from '../counting.ts';
import { noCounts, targetsOf } from '../months.ts';
import { changedPast, monthsWarning, wrongVolumes } from '../rules/checkTargets.ts';
import { goalEffect, tell } from './goalStep.ts';

const unconfirmed = { confirmBy: null, confirmTime: null };

export const edit = goalEffect({
  async apply({ input: { columns } }) {
    if (!columns) throw new Error('A change needs the goal as it is to be');
    return columns;
  },
});

export const release = goalEffect({
  async prepare({ before, input }) {
    const warnings = monthsWarning(before, { needMonths: true });
    if (warnings.length > 0 && !input.confirm) throw askFirst(warnings);
  },
  apply: async ({ context: { db, services }, before }) => ({ ...(await countsNow(db, before)), releaseTime: services.now().toISOString() }),
  notify: ({ context }, after) => tell(context, after, { event: 'released' }),
});

export const confirm = goalEffect({
  apply: async ({ context: { services, user } }) => ({ confirmBy: user.username, confirmTime: services.now().toISOString() }),
  notify: ({ context }, after) => tell(context, after, { event: 'confirmed' }),
});

export const revise = goalEffect({
  async prepare({ context: { services, user }, before, input }) {
    const { volumes } = input;
    if (!volumes) throw new Error('A revision needs targets');
    const name = (field: string): string => fieldName(user.language, 'sales-goal', field);
    const errors = [...wrongVolumes(volumes), ...changedPast(before, volumes, { today: today(user, services.now()), name })];
    if (errors.length > 0) throw invalid(errors);
    const warnings = monthsWarning(volumes);
    if (warnings.length > 0 && !input.confirm) throw askFirst(warnings);
    return volumes;
  },
  apply: async ({ context: { services } }, volumes) => ({
    ...targetsOf(volumes),
    ...unconfirmed,
    annualTarget: volumes.annualTarget,
    releaseTime: services.now().toISOString(),
  }),
  notify: ({ context, input: { opinion } }, after) => tell(context, after, { event: 'revised', opinion }),
});

export const recall = goalEffect({
  apply: async () => ({ ...noCounts, ...unconfirmed, releaseTime: null }),
  notify: ({ context, input: { opinion } }, after) => tell(context, after, { event: 'recalled', opinion }),
});

/** The last count, after which the figures stay. */
const endAs = (closeReason: string) => goalEffect({ apply: async ({ context: { db }, before }) => ({ ...(await countsNow(db, before)), closeReason }) });

export const close = endAs('cancelled');
export const finish = endAs('finished');
export const endWithDealer = endAs(dealerEnded);
