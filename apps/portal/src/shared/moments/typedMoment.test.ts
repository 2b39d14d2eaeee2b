import { expect, test } from 'vitest';
import { shownMoment, typedMoment } from './typedMoment.ts';

test.each([
  ['2026-11-26 10:00:00', 'America/Santiago', '2026-11-26 21:00:00'],
  ['2026-07-01 10:00:00', 'America/Santiago', '2026-07-01 22:00:00'],
  ['2026-11-26 10:00:07', 'Asia/Shanghai', '2026-11-26 10:00:07'],
  ['2026-11-26 10:00:00', 'Asia/Almaty', '2026-11-26 13:00:00'],
  // Another day.
  ['2026-11-26 20:15:00', 'America/Santiago', '2026-11-27 07:15:00'],
  // Of an hour that occurs twice the earlier.
  ['2026-04-04 23:30:00', 'America/Santiago', '2026-04-05 10:30:00'],
])('%s typed in %s is %s on the wire, and shown as it was typed', (time, zone, wire) => {
  expect(typedMoment(time, zone)).toBe(wire);
  expect(shownMoment(wire, zone)).toBe(time);
});

test('the second pass of an hour is shown by the same clock', () => expect(shownMoment('2026-04-05 11:30:00', 'America/Santiago')).toBe('2026-04-04 23:30:00'));

test('a time that the clocks skip is the moment at which they show an hour more', () => {
  expect(typedMoment('2026-09-06 00:30:00', 'America/Santiago')).toBe('2026-09-06 12:30:00');
  expect(shownMoment('2026-09-06 12:30:00', 'America/Santiago')).toBe('2026-09-06 01:30:00');
});

test('what is no time goes out as it is', () => expect(typedMoment('tomorrow', 'America/Santiago')).toBe('tomorrow'));
