import { roundHalfUp } from '@harrow/validation';
import type { Dealer } from '../organisations/organisations.ts';
import type { Part } from './parts.ts';

/** What a part costs a dealer, by the rule of `partPrice`; null where none is maintained. */
export function dealerPrice(
  { price }: Pick<Part, 'price'>,
  { settlementCurrency, priceFactor }: Pick<Dealer, 'settlementCurrency' | 'priceFactor'>,
): number | null {
  const listed = price[settlementCurrency];
  return listed === null || listed === 0 ? listed : Math.max(0.01, roundHalfUp(listed * priceFactor));
}
