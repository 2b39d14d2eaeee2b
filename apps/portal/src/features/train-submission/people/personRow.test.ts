import type { ContactItem } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { newPerson, toInput, withContacts } from './personRow.ts';

const contact = (id: string, name: string): ContactItem => ({ id, name, position: null, phone: '+56 9 5550 1402', email: null }) as ContactItem;

test('adds each contact once, in the place of empty rows', () => {
  const rows = [{ ...newPerson('a'), contactId: 'c1', name: 'Ana', phone: '1' }, newPerson('b')];
  expect(withContacts(rows, [contact('c1', 'Ana'), contact('c2', 'Luis')]).map(({ name, contactId }) => [name, contactId])).toEqual([
    ['Ana', 'c1'],
    ['Luis', 'c2'],
  ]);
});

test('sends ids that the server gave, and no others', () => {
  const person = { ...newPerson(), name: 'Ana', phone: '1' };
  expect(toInput(person)).not.toHaveProperty('id');
  expect(toInput({ ...person, id: 'stored' })).toMatchObject({ id: 'stored', name: 'Ana' });
});
