import { describe, expect, test } from 'vitest';
import type { ArrivalAcceptLine } from '@harrow/api-client';
import type { ItemRow } from '../arrivalKind.ts';
import { type Finding, isComplete, withFinding, withReading } from './findings.ts';

const item: ItemRow = { id: 'TR-015', itemResult: null, measuredValue: null, measuredText: null, minValue: 12, maxValue: 14 };
const failed: ItemRow = { ...item, itemResult: 'no_pass', failedReasonCode: 'other', failedReasonText: 'Leaks', handling: 'part_ordered', handled: 'N' };

describe('what is typed at an item settles the rest as the server does', () => {
  test.each<[string, ItemRow, Finding, Partial<ItemRow>]>([
    ['a value outside its limits does not pass', { ...item, measuredValue: 15 }, { itemResult: 'pass' }, { itemResult: 'no_pass' }],
    ['the first figure of a value fails nothing', item, { measuredValue: 1 }, { itemResult: null }],
    ['nor does it take back what passed', { ...item, itemResult: 'pass' }, { measuredValue: 1 }, { itemResult: 'pass' }],
    ['a value at its limit passes', item, { measuredValue: 14 }, { itemResult: 'pass' }],
    ['a value inside leaves what was failed by hand', { ...item, itemResult: 'no_pass' }, { measuredValue: 13 }, { itemResult: 'no_pass' }],
    ['what does not apply has no value', { ...item, measuredValue: 13 }, { itemResult: 'na' }, { measuredValue: null }],
    ['what passes needs no reason', failed, { itemResult: 'pass' }, { failedReasonCode: null, failedReasonText: null, handling: null, handled: null }],
    ['another reason needs no text', failed, { failedReasonCode: 'leak' }, { failedReasonText: null }],
    ['what was repaired is done', failed, { handling: 'repaired' }, { handled: 'Y' }],
    ['what waits for a part is not', failed, { handling: 'claim' }, { handled: 'N' }],
  ])('%s', (_name, row, patch, expected) => expect(withFinding(row, patch)).toMatchObject(expected));
});

describe('a value that was typed to its end', () => {
  const without = { failedReasonCode: null, failedReasonText: null, handling: null, handled: null };
  test.each<[string, ItemRow, number | null, Partial<ItemRow>]>([
    ['fails outside its limits', { ...item, itemResult: 'pass', measuredValue: 15 }, null, { itemResult: 'no_pass' }],
    ['takes back the failure of the value before it', { ...item, itemResult: 'no_pass', measuredValue: 13 }, 15, { itemResult: 'pass' }],
    ['leaves what was failed by hand', { ...item, itemResult: 'no_pass', measuredValue: 13 }, null, { itemResult: 'no_pass' }],
    ['leaves what has a reason', { ...failed, measuredValue: 13 }, 15, { itemResult: 'no_pass', failedReasonCode: 'other' }],
    ['says nothing of what does not apply', { ...item, ...without, itemResult: 'na' }, null, { itemResult: 'na' }],
  ])('%s', (_name, row, before, expected) => expect(withReading(row, before)).toMatchObject(expected));
});

describe('an item is complete', () => {
  const line = { valueType: 'number' } as ArrivalAcceptLine;
  test.each<[string, ItemRow, boolean]>([
    ['with its value', { ...item, itemResult: 'pass', measuredValue: 13 }, true],
    ['where it does not apply', { ...item, itemResult: 'na' }, true],
    ['not without its value', { ...item, itemResult: 'pass' }, false],
    ['not where it failed without a reason', { ...failed, measuredValue: 15, failedReasonCode: null }, false],
    ['with reason and handling', { ...failed, measuredValue: 15 }, true],
  ])('%s', (_name, row, expected) => expect(isComplete({ line, row })).toBe(expected));
});
