/** What a report on the market must have. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { MarketInfoHeader } from '../tables.ts';

/** Fields without which a report is not even saved. */
const always: readonly string[] = ['infoType', 'title', 'country', 'region', 'infoDate', 'source'];

/** Findings of a report that is to be stored. @param given what the user has said of type and source, which the table fills in @param today where the user is */
export function checkStored(header: MarketInfoHeader, given: Partial<Pick<MarketInfoHeader, 'infoType' | 'source'>>, today: string): InvalidField[] {
  const errors = missingFields('MarketInfoInput', { ...header, ...given }).filter(({ field }) => always.includes(field));
  if (header.infoDate > today) errors.push({ field: 'infoDate', code: 'E-014' });
  if (!hasDecimals(header.price ?? 0, 2)) errors.push({ field: 'price', code: 'E-016', params: { n: 2 } });
  return errors;
}

/** Everything that is missing in a report that is submitted. */
export function checkSubmit(header: MarketInfoHeader): InvalidField[] {
  const { infoType, competitorBrand, competitorModel, price, currency } = header;
  const isAboutCompetitor = infoType.startsWith('competitor');
  const needed = {
    ...(isAboutCompetitor && { competitorBrand, competitorModel }),
    ...(infoType === 'competitor_price' && { price }),
    ...(price !== null && { currency }),
  };
  const missing = Object.entries(needed).flatMap(([field, value]) => (value === null ? [{ field, code: 'E-013' }] : []));
  return [...missingFields('MarketInfoInput', header), ...missing];
}
