import { parseCron } from '@harrow/validation/cron';
import { expect, test } from 'vitest';
import { extendTo, gridMove, toggleValue } from './numberGrid.ts';
import { presets } from './presets.ts';
import { toZoneTime } from '@harrow/validation/dates';
import { calendarMonth, timesByDay } from './runCalendar.ts';
import { type CronWarning, warningsOf } from './warnings.ts';

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowRight', 59, 59],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 4, 14],
  ['ArrowDown', 55, 55],
  ['ArrowUp', 14, 4],
  ['ArrowUp', 4, 4],
  ['Home', 30, 0],
  ['End', 30, 59],
  ['a', 30, undefined],
])('grid of sixty in rows of ten: %s at %i leads to %s', (key, index, expected) => {
  expect(gridMove(key, index, 10, 60)).toBe(expected);
});

test('grid values stay in the order of the grid, whatever the way they were chosen', () => {
  const week = [2, 3, 4, 5, 6, 7, 1];
  expect(toggleValue([1], 6, week)).toEqual([6, 1]);
  expect(toggleValue([6, 1], 6, week)).toEqual([1]);
  expect(extendTo([1], 3, 1, week)).toEqual([3, 4, 5, 1]);
});

test.each<[string, CronWarning[]]>([
  ['0 0 0 * * ?', []],
  ['0 0 0 30 2 ?', ['never']],
  ['0 0 0 1 1 ? 2020', ['past']],
  ['* * * * * ?', ['everySecond']],
  ['0/1 0 9 * * ?', ['everySecond']],
  ['0 0 9 ? * MON-FRI/2', ['ignored']],
  ['0 0 9 15W,3 * ?', ['ignored']],
  ['0 0 9 ? * 6#3,2', ['ignored']],
])('warnings of %s', (expression, expected) => {
  const reading = parseCron(expression);
  expect(reading.ok && warningsOf(reading.cron, new Date('2026-11-21T08:00:00Z'), 'Asia/Shanghai')).toEqual(expected);
});

test('presets are valid', () => {
  for (const preset of presets) expect(parseCron(preset).ok).toBe(true);
});

test('calendar: weeks begin on Monday, times are those of the zone', () => {
  expect(calendarMonth('2026-02').weeks[0]).toEqual([null, null, null, null, null, null, 1]);
  expect(calendarMonth('2024-02').weeks.at(-1)).toEqual([26, 27, 28, 29, null, null, null]);
  const texts = ['2026-11-21T16:00:00Z', '2026-11-21T20:30:15Z'].map((iso) => toZoneTime(new Date(iso), 'Asia/Shanghai'));
  expect([...timesByDay(texts)]).toEqual([['2026-11-22', ['00:00:00', '04:30:15']]]);
});
