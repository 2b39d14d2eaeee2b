/** Decisions of the maker about a forecast. */
import { sql } from 'kysely';
import { mustHaveRejectReason, mustMarkOwnLines, returned, reviewed, tellDealer } from '../../../documents/review.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dealerDay } from '../../../shared/dealerDay.ts';
import { orderForecastStore } from '../orderForecastStore.ts';
import { lastDayFor } from '../rules/months.ts';
import type { OrderForecastHeader } from '../tables.ts';
import { about, forecastEffect, type ForecastStep } from './forecastStep.ts';

const tell = (event: string) => (step: ForecastStep, after: OrderForecastHeader) =>
  tellDealer(step, after, { event: `orderForecast.${event}`, ...about(after) });

export const pass = forecastEffect({ apply: async (step) => reviewed(step), notify: tell('pass') });

/** Last day to hand it in again: where the dealer is, and not before the end of its window. */
async function resubmitUntil({ context: { db, services }, before }: ForecastStep): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${dealerDay(services, 'd')}::text as day from dealer d where d.dealer_code = ${before.dealerCode}`.execute(
    db,
  );
  const lockDay = services.parameters.number('forecast.lockDay');
  return lastDayFor(before, { lockDay, resubmitUntil: addDays(rows[0]!.day, services.parameters.number('forecast.returnDays')) });
}

export const noPass = forecastEffect({
  async prepare({ context, before, input: { rejectReason, marks } }) {
    if (rejectReason) mustHaveRejectReason(context, rejectReason);
    await mustMarkOwnLines(marks, () => orderForecastStore.findLines(context.db, before.id));
  },
  apply: async (step) => ({ ...returned(step), resubmitUntil: await resubmitUntil(step) }),
  notify: tell('no_pass'),
});

export const refuseForGood = forecastEffect({ apply: async (step) => ({ ...reviewed(step), closeReason: 'refused' }), notify: tell('no_pass') });
