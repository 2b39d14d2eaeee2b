import { describe, expect, test } from 'vitest';
import { passesFilter } from './columnFilter.ts';
import { askedOf, choicesOf, filterKind, type HeaderFilter, toColumnFilter } from './headerFilter.ts';

const labels: Record<string, string> = { o: 'Open', d: 'Done' };
const shownText = (value: unknown) => labels[String(value)] ?? String(value ?? '');
const passing = (asked: HeaderFilter, values: unknown[]) => {
  const filter = toColumnFilter(asked, shownText);
  return filter ? values.filter((value) => passesFilter(filter, value, {})) : 'no filter';
};

test.each([
  [{ look: 'number' }, 'number'],
  [{ look: 'plain', statistics: ['sum'] as const }, 'number'],
  [{ look: 'date', type: 'datetime' }, 'date'],
  [{ look: 'date', type: 'time' }, 'text'],
  [{ look: 'select' }, 'choices'],
  [{ look: 'check' }, 'choices'],
  [{ look: 'plain', type: 'radioGroup' }, 'choices'],
  [{ look: 'plain', type: 'progress' }, 'number'],
  [{ look: 'input' }, 'text'],
])('%o is asked by %s', (column, kind) => expect(filterKind(column)).toBe(kind));

describe('rows that pass', () => {
  test('text is looked for in what is shown, without regard to case', () => {
    expect(passing({ kind: 'text', text: ' PE' }, ['o', 'd', null])).toEqual(['o']);
    expect(passing({ kind: 'text', text: '  ' }, ['o'])).toBe('no filter');
  });
  test('numbers', () => {
    expect(passing({ kind: 'range', min: 2 }, [1, 2, 3, null, '3'])).toEqual([2, 3]);
    expect(passing({ kind: 'range', min: 2, max: 2 }, [1, 2, 3])).toEqual([2]);
    expect(passing({ kind: 'range' }, [1])).toBe('no filter');
  });
  test('the last day is in the range, with all its hours', () => {
    const moments = ['2026-01-01', '2026-01-02 00:00:00', '2026-01-02 23:59:59', '2026-01-03', '', null];
    expect(passing({ kind: 'range', min: '2026-01-02', max: '2026-01-02' }, moments)).toEqual(['2026-01-02 00:00:00', '2026-01-02 23:59:59']);
    expect(passing({ kind: 'range', max: '2026-01-02' }, moments)).toEqual(moments.slice(0, 3));
  });
  test('choices', () => {
    expect(passing({ kind: 'choices', values: ['d', false], labels: [] }, ['o', 'd', false, 0])).toEqual(['d', false]);
    expect(passing({ kind: 'choices', values: [], labels: [] }, ['o'])).toBe('no filter');
  });
  test('empty and filled', () => {
    const values = [null, '', [], 0, false, 'x'];
    expect(passing({ kind: 'empty' }, values)).toEqual([null, '', []]);
    expect(passing({ kind: 'filled' }, values)).toEqual([0, false, 'x']);
  });
});

test('what was asked can be read back, also from a filter of the application', () => {
  const asked: HeaderFilter = { kind: 'range', max: '2026-01-02' };
  expect(askedOf(toColumnFilter(asked, shownText)!)).toBe(asked);
  expect(askedOf({ text: 'x' })).toEqual({ kind: 'text', text: 'x' });
  expect(askedOf({ min: 1 })).toEqual({ kind: 'range', min: 1 });
  expect(askedOf({ values: [1] })).toEqual({ kind: 'choices', values: [1], labels: ['1'] });
  expect(askedOf({ test: () => true })).toBeUndefined();
});

test('choices are the different values by label, without empty ones', () => {
  const rows = ['o', 'd', 'o', '', 'x10', 'x9'].map((status) => ({ status }));
  expect(choicesOf(rows, (row) => row.status, shownText).map(({ label }) => label)).toEqual(['Done', 'Open', 'x9', 'x10']);
});
