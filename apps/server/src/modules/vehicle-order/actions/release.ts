/** A draft is released to its dealer, and recalled. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { askFirst, type Coded, type InvalidField, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { vehiclePrices } from '../../vehicle-price/service.ts';
import { vehicleOrderStore } from '../orderStore.ts';
import { differencePct } from '../rules/mergeOrder.ts';
import type { OrderLine } from '../tables.ts';
import { orderEffect, tell } from './orderStep.ts';

/** Terms that name a place. */
const toPort = ['FOB', 'CIF'];

/** E-300 for a line without a price, E-301 for one whose price is 0. */
const priceErrors = (lines: readonly OrderLine[]): InvalidField[] =>
  lines.flatMap(({ unitPrice }, index) =>
    unitPrice === null || unitPrice === 0 ? [{ field: 'unitPrice', line: `lines[${index}]`, code: unitPrice === null ? 'E-300' : 'E-301' }] : [],
  );

export const release = orderEffect({
  async prepare({ context, before, input: { confirm } }) {
    const { lines } = await vehicleOrderStore.findLines(context.db, before.id);
    if (lines.length === 0) throw refuse('E-008');
    const errors = [
      ...missingFields('VehicleOrderInput', before),
      ...(toPort.includes(before.tradeTerm ?? '') && before.destinationPort === null ? [{ field: 'destinationPort', code: 'E-013' }] : []),
      ...priceErrors(lines),
    ];
    if (errors.length > 0) throw invalid(errors);
    const { currency, contractSigningDate: day } = before;
    const prices = await vehiclePrices(context, { fourthProducts: lines.map(({ fourthProduct }) => fourthProduct), currency, day });
    const tolerance = context.services.parameters.number('vehicleOrder.priceTolerancePct');
    const warnings = lines.flatMap(({ fourthProduct, unitPrice }): Coded[] => {
      const listPrice = prices.get(fourthProduct);
      const pct = listPrice === undefined ? 0 : differencePct(unitPrice!, listPrice);
      return pct > tolerance ? [{ code: 'W-436', params: { pct } }] : [];
    });
    if (warnings.length > 0 && !confirm) throw askFirst(warnings);
  },
  apply: async ({ context: { services, user } }) => ({ submitTime: services.now().toISOString(), submitBy: user.username }),
  notify: ({ context }, after) => tell(context, after, { event: 'released', params: { n: after.numberOfOrders, amount: after.depositAmount } }),
});

/** The dealer no longer sees it; what finance allowed was for the order as it was. */
export const recall = orderEffect({ apply: async () => ({ overrideDeposit: 'N', overrideReason: null }) });
