import { describe, expect, test } from 'vitest';
import type { ArrivalAcceptLine } from '@harrow/api-client';
import type { ItemRow } from '../arrivalKind.ts';
import { type Finding, isComplete, withFinding } from './findings.ts';

const item: ItemRow = { id: 'TR-015', itemResult: null, measuredValue: null, measuredText: null, minValue: 12, maxValue: 14 };
const failed: ItemRow = { ...item, itemResult: 'no_pass', failedReasonCode: 'other', failedReasonText: 'Leaks', handling: 'part_ordered', handled: 'N' };

describe('what is typed at an item settles the rest as the server does', () => {
  test.each<[string, ItemRow, Finding, Partial<ItemRow>]>([
    ['a value outside its limits fails', item, { measuredValue: 15 }, { itemResult: 'no_pass' }],
    ['a value at its limit passes', item, { measuredValue: 14 }, { itemResult: 'pass' }],
    ['a value inside leaves what was failed by hand', { ...item, itemResult: 'no_pass' }, { measuredValue: 13 }, { itemResult: 'no_pass' }],
    ['what does not apply has no value', { ...item, measuredValue: 13 }, { itemResult: 'na' }, { measuredValue: null }],
    ['what passes needs no reason', failed, { itemResult: 'pass' }, { failedReasonCode: null, failedReasonText: null, handling: null, handled: null }],
    ['another reason needs no text', failed, { failedReasonCode: 'leak' }, { failedReasonText: null }],
    ['what was repaired is done', failed, { handling: 'repaired' }, { handled: 'Y' }],
    ['what waits for a part is not', failed, { handling: 'claim' }, { handled: 'N' }],
  ])('%s', (_name, row, patch, expected) => expect(withFinding(row, patch)).toMatchObject(expected));
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
