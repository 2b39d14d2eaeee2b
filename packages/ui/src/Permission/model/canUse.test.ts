import { describe, expect, test } from 'vitest';
import { canUse, type PermissionLists } from './canUse.ts';

const permissions: PermissionLists = {
  granted: [
    { type: '2', action: 'claim:add', status: '1' },
    { type: '1', action: 'claim:show', status: '1' },
    { type: '2', action: 'claim:edit, claim:submit', status: '1' },
  ],
  defaults: [
    { type: '2', action: '*:print', status: '1' },
    { type: '2', action: 'message:read' },
    { type: '2', action: 'claim:export', status: '0' },
  ],
};

describe.each([
  ['claim:add', { doc1: true, doc2: false, any: true }],
  ['claim:show', { doc1: false, doc2: true, any: true }],
  ['claim:submit', { doc1: true, doc2: false, any: true }],
  ['claim:print', { doc1: true, doc2: true, any: true }],
  ['message:read', { doc1: true, doc2: true, any: true }],
  ['claim:export', { doc1: false, doc2: false, any: false }],
  ['claim:audit', { doc1: false, doc2: false, any: false }],
  ['claim', { doc1: false, doc2: false, any: false }],
] as const)('%s', (code, expected) => {
  test.each(['doc1', 'doc2', 'any'] as const)('in mode %s', (mode) => {
    expect(canUse(code, permissions, mode)).toBe(expected[mode]);
  });
});

test('an action that is granted stays allowed although it is disabled in the default list', () => {
  const granted = [{ type: '2', action: 'claim:export' }];
  expect(canUse('claim:export', { ...permissions, granted })).toBe(true);
});

test('nobody may do anything with empty lists', () => {
  expect(canUse('claim:add', { granted: [], defaults: [] })).toBe(false);
});
