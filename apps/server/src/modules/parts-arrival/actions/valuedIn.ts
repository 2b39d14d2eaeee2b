import { multiply } from '@harrow/validation';
import type { TrxContext } from '../../../shared/context.ts';
import { crossRate } from '../../exchange-rate/service.ts';

/**
 * Turns prices of a document into values of the dealer's shelf, which may have another currency by now: at the rates of the day, rounded to
 * the fourth decimal. @throws E-526 where a rate is missing
 */
export async function valuedIn(
  context: TrxContext,
  { dealerCode, currency, day }: { dealerCode: string; currency: string; day: string },
): Promise<(price: number) => number> {
  const dealer = await context.db.selectFrom('dealer').select('currency').where('dealerCode', '=', dealerCode).executeTakeFirstOrThrow();
  if (dealer.currency === currency) return (price) => price;
  const factor = await crossRate(context, { from: currency, to: dealer.currency, day });
  return (price) => multiply([price, factor], 4);
}
