import { describe, expect, test } from 'vitest';
import { createOptionSet, joinValues, labelText, readOption, splitValues } from './options.ts';

const options = createOptionSet(
  [
    { value: 'own', label: 'Own stock' },
    { value: 2, text: 'Two' },
    { value: 'gone', title: 'Gone', disabled: true },
  ],
  [
    { value: 'own', label: 'Repeated' },
    { value: 'ab', label: 'A, B' },
    { value: 'bare', label: '' },
  ],
);

describe('a set of options', () => {
  test('names by label, text or title, the value itself without one, the first of two with one value', () => {
    expect(options.list.map(({ label }) => label)).toEqual(['Own stock', 'Two', 'Gone', 'A, B', 'bare']);
  });

  test('finds by the text of the value, and by label without case', () => {
    expect(options.find('2')?.label).toBe('Two');
    expect(options.findLabel(' own STOCK ')?.value).toBe('own');
  });
});

test('labels of one value and of several, unknown ones raw', () => {
  expect(labelText('own', options.find, false)).toBe('Own stock');
  expect(labelText('zz', options.find, false)).toBe('zz');
  expect(labelText('own,2,zz', options.find, true)).toBe('Own stock, Two, zz');
  expect(labelText(null, options.find, true)).toBe('');
  expect(labelText(0, options.find, false)).toBe('0');
});

test('several values are split and joined, without repeats', () => {
  expect(splitValues('a, b,,a')).toEqual(['a', 'b']);
  expect(splitValues(['x', 1])).toEqual(['x', '1']);
  expect(splitValues(7)).toEqual(['7']);
  expect(joinValues(['a', 2])).toBe('a,2');
  expect(joinValues([])).toBeNull();
});

describe('a text from outside', () => {
  test.each([
    ['Own stock', {}, 'own'],
    ['own', {}, 'own'],
    ['2', {}, 2],
    ['', {}, null],
    ['A, B', { multiple: true }, 'ab'],
    ['Own stock, 2', { multiple: true }, 'own,2'],
    ['Own stock、Two', { multiple: true }, 'own,2'],
    ['new', { free: true }, 'new'],
    ['new,own', { free: true, multiple: true }, 'new,own'],
  ])('%j with %j is %j', (text, kind, value) => expect(readOption(text, options, kind)).toEqual({ value }));

  test('no option, or one that cannot be chosen, is an error that names it', () => {
    expect(readOption('Other', options, {})).toEqual({ error: 'parse.option', values: { text: 'Other' } });
    expect(readOption('own, Other', options, { multiple: true })).toEqual({ error: 'parse.option', values: { text: 'Other' } });
    expect(readOption('Gone', options, {})).toMatchObject({ error: 'parse.option' });
  });
});
