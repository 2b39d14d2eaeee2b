/** What becomes of a forecast: handed in, given up, finished, expired. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn } from '../../../documents/review.ts';
import { dealerUsers, notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { askFirst, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { orderForecastStore } from '../orderForecastStore.ts';
import { forecastFacts } from '../reading/forecastFacts.ts';
import { changedFrozen, missingFrozen, withinLeadTime } from '../rules/earlier.ts';
import { type ForecastFacts, sumsOf, wrongModels } from '../rules/mergeForecast.ts';
import type { OrderForecastLine } from '../tables.ts';
import { about, forecastEffect, type ForecastStep } from './forecastStep.ts';

/** Models that a dealer may no longer sell cannot stand in it, so that nothing is missed of them either. */
const allowedName =
  ({ models }: ForecastFacts) =>
  (code: string): string | null => {
    const model = models.get(code);
    return model?.isAllowed ? model.name : null;
  };

export const submit = forecastEffect({
  async prepare({ context, before, input }) {
    const { lines } = await orderForecastStore.findLines(context.db, before.id);
    if (sumsOf(lines).totalQty === 0) throw refuse('E-008');
    const facts = await forecastFacts(
      context,
      before,
      lines.map(({ fourthProductCode }) => fourthProductCode),
    );
    const { earlier, frozenMonths, models, limits } = facts;
    const frozen = { earlier, base: before, frozenMonths };
    const errors = [...wrongModels(lines, models), ...changedFrozen(lines, frozen), ...missingFrozen(lines, frozen, allowedName(facts))];
    if (errors.length > 0) throw invalid(errors);
    const modelOf = (code: string) => models.get(code) ?? { name: code, leadDays: null };
    const warnings = withinLeadTime(lines, { earlier, base: before, today: limits.today }, modelOf);
    if (warnings.length > 0 && !input.confirm) throw askFirst(warnings);
    return lines;
  },
  // One that went back before may be handed in again as long as then, should it be withdrawn.
  apply: async (step, lines: OrderForecastLine[]) => ({ ...handedIn(step), ...sumsOf(lines), resubmitUntil: step.before.resubmitUntil }),
  async notify({ context: { db, services } }, after) {
    await notify(db, await reviewersOf(db, 'orderForecast:audit', after.dealerCode), { event: 'orderForecast.submitted', ...about(after), at: services.now() });
  },
});

const ended = (closeReason: string) => forecastEffect({ apply: async () => ({ closeReason }) });

export const giveUp = ended('given_up');
export const finish = ended('finished');
export const endWithDealer = ended(dealerEnded);

/** Tells the maker and the dealer's administrators that a month has no forecast. */
export const expire = forecastEffect({
  apply: async () => ({ closeReason: 'expired' }),
  notify: ({ context }: ForecastStep, after) => tellMissed(context, after),
});

/** Nobody has handed in the forecast of a month. */
async function tellMissed({ db, services }: ForecastStep['context'], forecast: ForecastStep['before']): Promise<void> {
  const { dealerCode } = forecast;
  const dealer = await db.selectFrom('dealer').select('dealerStatus').where('dealerCode', '=', dealerCode).executeTakeFirst();
  // A dealer that rests is asked for nothing.
  const administrators = dealer?.dealerStatus === 'active' ? await dealerUsers(db, dealerCode, ['DLR_ADMIN']) : [];
  const receivers = [...(await reviewersOf(db, 'orderForecast:audit', dealerCode)), ...administrators];
  await notify(db, receivers, { event: 'orderForecast.missed', ...about(forecast), at: services.now() });
}
