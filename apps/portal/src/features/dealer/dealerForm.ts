/** A dealer between the form and the server. */
import type { Dealer, NewDealer } from '@harrow/api-client';

const fields = [
  'dealerCode',
  'dealerName',
  'shortName',
  'country',
  'region',
  'marketGroup',
  'province',
  'address',
  'lat',
  'lng',
  'attribute',
  'industry',
  'authorisedProducts',
  'phone',
  'email',
  'website',
  'timezone',
  'language',
  'creditLimit',
  'contractNo',
  'contractStart',
  'contractEnd',
  'settlementCurrency',
] as const satisfies readonly (keyof NewDealer)[];

/** What the form begins with. */
export const toForm = (dealer: Dealer | undefined): Partial<NewDealer> =>
  dealer ? (Object.fromEntries(fields.map((field) => [field, dealer[field]])) as Partial<NewDealer>) : { industry: [], authorisedProducts: [] };

/** What is sent; an empty field is nothing, and so is a first administrator without a name to sign in with. */
export function toInput(values: Partial<NewDealer>, dealer: Dealer | undefined): NewDealer {
  const typed = Object.fromEntries(fields.map((field) => [field, values[field] === '' ? null : (values[field] ?? null)])) as unknown as NewDealer;
  const { firstAdmin } = values;
  return dealer || !firstAdmin?.username ? typed : { ...typed, firstAdmin: { ...firstAdmin, phone: firstAdmin.phone || null } };
}
