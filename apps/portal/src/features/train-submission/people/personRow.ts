/** A person of a registration as they are being written. Pure. */
import type { ContactItem, TrainParticipant, TrainParticipantInput } from '@harrow/api-client';
import { isTemporaryRowId, newRowId } from '../../../documents/form/rowId.ts';

type Typed = 'contactId' | 'name' | 'position' | 'phone' | 'email' | 'role' | 'language' | 'experienceYears' | 'passportNo' | 'arrivalInfo';

/** `id` is temporary until the person is saved. */
export type PersonRow = { readonly id: string } & { readonly [Field in Typed]: TrainParticipant[Field] | null };

/** What is wrong with the contact behind a person stands at the name. */
export const columnOf: Readonly<Record<string, string>> = { contactId: 'name' };

export const newPerson = (id: string = newRowId()): PersonRow => ({
  id,
  contactId: null,
  name: null,
  position: null,
  phone: null,
  email: null,
  role: null,
  language: null,
  experienceYears: null,
  passportNo: null,
  arrivalInfo: null,
});

export const toPerson = ({
  id,
  contactId,
  name,
  position,
  phone,
  email,
  role,
  language,
  experienceYears,
  passportNo,
  arrivalInfo,
}: TrainParticipant): PersonRow => ({
  id,
  contactId,
  name,
  position,
  phone,
  email,
  role,
  language,
  experienceYears,
  passportNo,
  arrivalInfo,
});

/** A person as the call takes them; name and phone have been typed. */
export const toInput = ({ id, name, phone, ...person }: PersonRow): TrainParticipantInput => ({
  ...(isTemporaryRowId(id) ? {} : { id }),
  name: name!,
  phone: phone!,
  ...person,
});

/** People with contacts added who are not among them yet. */
export function withContacts(rows: readonly PersonRow[], chosen: readonly ContactItem[]): PersonRow[] {
  const known = new Set(rows.map(({ contactId }) => contactId));
  const added = chosen
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, position, phone, email }): PersonRow => ({ ...newPerson(), contactId: id, name, position, phone, email }));
  return [...rows.filter(({ name, phone }) => name !== null || phone !== null), ...added];
}
