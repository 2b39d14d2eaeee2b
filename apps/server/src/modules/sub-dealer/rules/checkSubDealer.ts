/** Rules of a sub-dealer's input: for the form, and for a requested change. */
import { checkEmail } from '@harrow/validation';
import type { SubDealerChange } from '../../../generated/types.gen.ts';
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../../shared/wrongPhone.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { SubDealerRow } from '../tables.ts';

/** Days after today on which the co-operation begins at the latest. */
const latestStart = 90;

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;
const given = <Value>(value: Value | undefined, before: Value): Value => (value === undefined ? before : value);

type Typed = Omit<SubDealerChange, 'id' | 'version'>;
export type SubDealerFields = Pick<SubDealerRow, Exclude<keyof Typed, undefined>>;

/** Lays what was typed over what is stored. */
export const typedOver = (base: SubDealerFields, input: Typed): SubDealerFields => ({
  name: given(input.name, base.name).trim(),
  country: given(input.country, base.country),
  region: given(input.region, base.region).trim(),
  address: given(input.address, base.address).trim(),
  lat: given(input.lat, base.lat),
  lng: given(input.lng, base.lng),
  phone: given(input.phone, base.phone).trim(),
  email: orNull(given(input.email, base.email)),
  manager: given(input.manager, base.manager).trim(),
  businessScope: [...new Set(given(input.businessScope, base.businessScope))].toSorted(),
  workshopLevel: given(input.workshopLevel, base.workshopLevel) || null,
  mechanicsCount: given(input.mechanicsCount, base.mechanicsCount),
  serviceRadiusKm: given(input.serviceRadiusKm, base.serviceRadiusKm),
  cooperationStart: given(input.cooperationStart, base.cooperationStart) ?? '',
});

/** Findings that prevent a save. @param stored the stored phone number */
export function checkSubDealer({ services, user }: Context, fields: SubDealerFields, stored: Pick<SubDealerRow, 'phone'>): InvalidField[] {
  const { name, country, phone, email, lat, lng, businessScope, workshopLevel, cooperationStart } = fields;
  const isIn = (dictionary: string, code: string): boolean => services.dictionaries.items(dictionary)?.some(({ value }) => value === code) ?? false;
  const wrong = (isWrong: boolean, field: string, code: string): InvalidField[] => (isWrong ? [{ field, code }] : []);
  return [
    ...missingFields('SubDealerInput', fields),
    ...wrong([...name].length === 1, 'name', 'subDealer.name'),
    ...wrong(
      businessScope.some((code) => !isIn('business_scope', code)),
      'businessScope',
      'E-014',
    ),
    ...wrong(country !== '' && !isIn('country', country), 'country', 'E-014'),
    ...wrong(workshopLevel !== null && !isIn('workshop_level', workshopLevel), 'workshopLevel', 'E-014'),
    ...wrongPhone({ field: 'phone', typed: phone, stored: stored.phone, country }),
    ...wrong(email !== null && !checkEmail(email).ok, 'email', 'field.email'),
    ...wrong(lat === null && lng !== null, 'lat', 'E-013'),
    ...wrong(lng === null && lat !== null, 'lng', 'E-013'),
    ...wrong(cooperationStart > addDays(today(user, services.now()), latestStart), 'cooperationStart', 'subDealer.start'),
  ];
}

/** Fields of a workshop that are required at submission. */
export function checkWorkshop({ businessScope, ...fields }: SubDealerFields): InvalidField[] {
  if (!businessScope.includes('service')) return [];
  return (['workshopLevel', 'mechanicsCount', 'serviceRadiusKm'] as const).filter((field) => fields[field] === null).map((field) => ({ field, code: 'E-013' }));
}
