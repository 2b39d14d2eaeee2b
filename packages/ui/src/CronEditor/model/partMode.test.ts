import { type CronPartName, cronPartNames } from '@harrow/validation/cron';
import { describe, expect, test } from 'vitest';
import { defaultNumbers, modesOf, type PartMode, readMode, writeMode } from './partMode.ts';

describe('the text of a tab', () => {
  test.each<[CronPartName, string, PartMode, object]>([
    ['second', '*', 'every', {}],
    ['hour', '9-17', 'range', { range: { from: 9, to: 17 } }],
    ['hour', '22-3', 'range', { range: { from: 22, to: 3 } }],
    ['minute', '0/5', 'loop', { loop: { from: 0, step: 5 } }],
    ['minute', '*/5', 'loop', { loop: { from: 0, step: 5 } }],
    // A single value and the last weekday are easily lost.
    ['dayOfMonth', '7', 'specify', { specify: [7] }],
    ['dayOfWeek', '7', 'specify', { specify: [7] }],
    ['dayOfWeek', 'MON,wed', 'specify', { specify: [2, 4] }],
    ['dayOfWeek', 'L', 'specify', { specify: [7] }],
    ['dayOfMonth', '?', 'none', {}],
    ['dayOfMonth', 'L', 'last', { last: 0 }],
    ['dayOfMonth', 'L-3', 'last', { last: 3 }],
    ['dayOfMonth', 'L-3W', 'lastWorkday', { lastWorkday: 3 }],
    ['dayOfMonth', '15W', 'nearest', { nearest: 15 }],
    ['dayOfWeek', '6L', 'lastOfMonth', { lastOfMonth: 6 }],
    ['dayOfWeek', 'FRI#3', 'nth', { nth: { weekday: 6, nth: 3 } }],
    ['year', '', 'every', {}],
    ['hour', '9-17/2', 'text', {}],
    ['hour', '1,5-7', 'text', {}],
    ['hour', '25', 'text', {}],
    ['dayOfMonth', '15W,3', 'text', {}],
    ['dayOfWeek', 'MON-FRI/2', 'text', {}],
  ])('of %s %s is %s', (name, text, mode, numbers) => {
    expect(readMode(name, text)).toEqual({ mode, numbers });
  });
});

test.each(cronPartNames)('what the tab of %s writes it reads again', (name) => {
  const numbers = { ...defaultNumbers(name, 2026), last: 4, lastWorkday: 2 };
  const modes = modesOf[name].filter((mode) => mode !== 'text');
  expect(modes.map((mode) => readMode(name, writeMode(name, mode, numbers)).mode)).toEqual(modes);
});

test('an empty list is the smallest value', () => {
  expect(writeMode('hour', 'specify', defaultNumbers('hour', 2026))).toBe('0');
  expect(writeMode('dayOfMonth', 'specify', defaultNumbers('dayOfMonth', 2026))).toBe('1');
});

test('years start with this one and end with 2119', () => {
  expect(defaultNumbers('year', 2018).range).toEqual({ from: 2019, to: 2119 });
  expect(defaultNumbers('year', 2026).range).toEqual({ from: 2026, to: 2119 });
});
