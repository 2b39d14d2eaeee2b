import type { Context } from '../../../shared/context.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { OrderForecastHeader } from '../tables.ts';
import type { OrderForecastState } from './workflow.ts';

/** When a user acts, and the day of a month after which its forecast is closed. */
export const limitsOf = ({ services, user }: Context): OrderForecastState['limits'] => ({
  today: today(user, services.now()),
  lockDay: services.parameters.number('forecast.lockDay'),
});

/** A forecast as its workflow sees it. */
export function stateOf(context: Context): (row: OrderForecastHeader) => OrderForecastState {
  const limits = limitsOf(context);
  return ({ status, submitBy, year, month, round, resubmitUntil, closeReason }) => ({
    status,
    submitBy,
    year,
    month,
    round,
    resubmitUntil,
    closeReason,
    limits,
  });
}
