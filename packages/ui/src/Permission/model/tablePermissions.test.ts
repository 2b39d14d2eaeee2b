import { expect, test } from 'vitest';
import { tablePermissions } from './tablePermissions.ts';

const lists = {
  granted: [
    { type: '2', action: 'claim:add' },
    { type: '2', action: 'claim:delete' },
    { type: '2', action: 'parts:edit' },
  ],
  defaults: [
    { type: '2', action: 'claim:price, claim:note', status: '0' },
    { type: '2', action: 'claim:amount', status: '1' },
  ],
};

test.each([
  ['claim:', ['save', 'price', 'note']],
  ['parts:', ['add', 'batch_delete', 'remove']],
  ['other:', ['add', 'batch_delete', 'remove', 'save']],
])('under %s %j is left out', (prefix, codes) => {
  expect([...tablePermissions(lists).excluded(prefix)]).toEqual(codes);
});

test('a column that is disabled in the default list stays when it is granted', () => {
  const granted = [...lists.granted, { type: '1', action: 'claim:price' }];
  expect([...tablePermissions({ ...lists, granted }).excluded('claim:')]).toEqual(['save', 'note']);
});

test('the reading of the types is respected', () => {
  expect([...tablePermissions(lists, 'doc2').excluded('claim:')]).toContain('add');
});
