import type { NewDealer } from '../../../generated/types.gen.ts';
import type { DealerRow } from '../tables.ts';

/** Input of a dealer, without its first administrator. */
export type DealerInput = Omit<NewDealer, 'firstAdmin' | 'adminUsername' | 'adminRealname' | 'adminEmail'>;

/** What no change reaches: the code names the dealer everywhere, its currency has a way of its own. */
export const fixedFields = ['dealerCode', 'settlementCurrency'] as const;

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;
const each = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

/** Columns of a form, without code and currency. */
export const toColumns = (input: DealerInput) =>
  ({
    dealerName: input.dealerName.trim(),
    shortName: input.shortName.trim(),
    country: input.country,
    region: input.region.trim(),
    marketGroup: input.marketGroup,
    province: orNull(input.province),
    address: input.address.trim(),
    lat: input.lat ?? null,
    lng: input.lng ?? null,
    attribute: input.attribute,
    industry: each(input.industry),
    authorisedProducts: each(input.authorisedProducts),
    phone: input.phone.trim(),
    email: input.email.trim(),
    website: orNull(input.website),
    timeZone: input.timezone,
    language: input.language,
    creditLimit: input.creditLimit ?? null,
    contractNo: orNull(input.contractNo),
    contractStart: input.contractStart ?? null,
    contractEnd: input.contractEnd ?? null,
  }) satisfies Partial<DealerRow>;
