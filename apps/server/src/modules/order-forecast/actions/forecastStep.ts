/** Common parts of the actions of a forecast. */
import { type ActionInput, effect, type Step } from '../../../documents/kind.ts';
import type { SavedAnswer } from '../../../documents/saving/saveDocument.ts';
import type { Mark } from '../../../generated/types.gen.ts';
import { monthText } from '../rules/months.ts';
import type { OrderForecastHeader } from '../tables.ts';

export interface ForecastActionInput extends ActionInput {
  marks?: readonly Mark[] | undefined;
  /** Of `copy`: takes the draft that was begun. */
  copied?: ((draft: SavedAnswer) => void) | undefined;
}

export type ForecastStep = Step<OrderForecastHeader, ForecastActionInput>;
export const forecastEffect = effect<OrderForecastHeader, ForecastActionInput>();

/** The forecast in a message. */
export const about = (forecast: OrderForecastHeader) => ({
  docType: 'orderForecast',
  docId: forecast.id,
  docNo: forecast.forecastNo,
  params: { no: forecast.forecastNo, month: monthText(forecast), dealer: forecast.dealerName },
});
