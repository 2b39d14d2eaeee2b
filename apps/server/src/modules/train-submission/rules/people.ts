/** People of a registration. Pure. */
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import { newId } from '../../../shared/database/database.ts';
import type { TrainParticipantInput } from '../../../generated/types.gen.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../../shared/wrongPhone.ts';
import { emptyParticipant, type Participant } from '../tables.ts';

const textOf = (value: string | null | undefined): string | null => value?.trim() || null;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const passportPattern = /^[A-Za-z0-9]+$/;

export interface PeopleFacts {
  /** Contacts of the dealer among those named. */
  contacts: readonly string[];
  /** Country whose numbers its people write without a code. */
  country: string | undefined;
}

/** The people as they are to be, and everything that cannot be stored of them. */
export function mergePeople(
  submissionId: string,
  stored: readonly Participant[],
  inputs: readonly TrainParticipantInput[],
  { contacts, country }: PeopleFacts,
): { lines: Participant[]; errors: InvalidField[] } {
  const errors: InvalidField[] = [];
  const lines = inputs.map((input, index): Participant => {
    const line = `lines[${index}]`;
    const known = input.id ? stored.find(({ id }) => id === input.id) : undefined;
    if (input.id && (!known || inputs.findIndex(({ id }) => id === input.id) < index)) errors.push({ field: 'id', line, code: 'E-012' });
    const person: Participant = {
      ...(known ?? emptyParticipant),
      id: known?.id ?? newId(),
      submissionId,
      lineNo: index + 1,
      contactId: input.contactId ?? null,
      name: input.name.trim(),
      position: textOf(input.position),
      phone: input.phone.trim(),
      email: textOf(input.email),
      role: input.role ?? null,
      language: input.language ?? null,
      experienceYears: input.experienceYears ?? null,
      passportNo: input.passportNo === undefined ? (known?.passportNo ?? null) : textOf(input.passportNo),
      arrivalInfo: textOf(input.arrivalInfo),
    };
    if ([...person.name].length < 2) errors.push({ field: 'name', line, code: 'E-013' });
    if (person.phone === '') errors.push({ field: 'phone', line, code: 'E-013' });
    if (person.contactId !== null && !contacts.includes(person.contactId)) errors.push({ field: 'contactId', line, code: 'E-012' });
    if (person.email !== null && !emailPattern.test(person.email)) errors.push({ field: 'email', line, code: 'contract.format' });
    if (person.passportNo !== null && !passportPattern.test(person.passportNo)) errors.push({ field: 'passportNo', line, code: 'contract.format' });
    errors.push(...wrongPhone({ field: 'phone', line, typed: person.phone, stored: known?.phone, country }));
    return person;
  });
  return { lines, errors };
}

type Known = Pick<Participant, 'contactId' | 'name' | 'phone'>;

/** By contact, else by name and phone. */
const isSame = (one: Known, other: Known): boolean =>
  one.contactId !== null && other.contactId !== null
    ? one.contactId === other.contactId
    : one.name.toLowerCase() === other.name.toLowerCase() && one.phone === other.phone;

/** What people lack for their course, and who is registered for it twice. @param others people of other registrations for it */
export const wrongPeople = (lines: readonly Participant[], others: readonly Known[], isAtFactory: boolean): InvalidField[] =>
  lines.flatMap((person, index): InvalidField[] => {
    const line = `lines[${index}]`;
    const isTwice = [...lines.slice(0, index), ...others].some((other) => isSame(other, person));
    return [
      ...(isTwice ? [{ field: 'name', line, code: 'E-425', params: { name: person.name } }] : []),
      ...(isAtFactory && person.passportNo === null ? [{ field: 'passportNo', line, code: 'E-013' }] : []),
    ];
  });

type Changed = { lines: readonly Participant[] };

/** Change history of the people, each by name; passports are named in none. */
export const peopleChanges = (before: Changed, after: Changed): LineChange[] =>
  lineChanges(before.lines, after.lines, {
    fields: ['name', 'position', 'phone', 'email', 'role', 'language', 'experienceYears', 'arrivalInfo', 'attended', 'score'],
    nameOf: ({ name }) => `lines/${name}`,
  });
