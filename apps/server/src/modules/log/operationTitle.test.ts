import { expect, test } from 'vitest';
import { readOperations, readSpec } from '../../shared/contract/contract.ts';
import { languages } from '../../shared/messages/messages.ts';
import { operationTitle } from './operationTitle.ts';

const logged = readOperations(readSpec()).filter((operation) => operation.logged !== undefined);

test('every call that is written down has a title in every language', () => {
  const untitled = languages.flatMap((language) =>
    logged.map(({ id }) => operationTitle(language, id)).filter((title, at) => title === logged[at]!.id || /module\.|action\./.test(title)),
  );
  expect(untitled).toEqual([]);
});

test('an operation that is no longer there is shown by its name', () => {
  expect(operationTitle('en', 'goneCall')).toBe('goneCall');
});
