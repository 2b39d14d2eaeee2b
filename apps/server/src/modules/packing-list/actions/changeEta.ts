import { invalid } from '../../../shared/refusal/refusal.ts';
import { packingEffect, tell } from './packingStep.ts';

/** The goods are expected on another day. One that only counted as arrived is on its way again. */
export const changeEta = packingEffect<{ eta: string }>({
  async prepare({ before: { shipmentDate }, input: { eta } }) {
    if (!eta) throw invalid([{ field: 'eta', code: 'E-013' }]);
    if (shipmentDate !== null && eta < shipmentDate) throw invalid([{ field: 'eta', code: 'E-315', params: { eta, date: shipmentDate } }]);
    return { eta };
  },
  apply: async ({ before }, { eta }) => ({ eta, ...(isLater(before.eta, eta) && { delayed: 'Y' }) }),
  async notify({ context, before, input }, after) {
    if (isLater(before.eta, after.eta!)) await tell(context, after, { event: 'delayed', reason: input.opinion });
  },
});

const isLater = (before: string | null, now: string): boolean => before !== null && now > before;
