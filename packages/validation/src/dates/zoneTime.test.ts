import { expect, test } from 'vitest';
import { fromZoneTime, toZoneTime } from './zoneTime.ts';

test.each([
  ['2026-11-26 10:00:00', 'America/Santiago', '2026-11-26T13:00:00.000Z'],
  ['2026-07-01 10:00:00', 'America/Santiago', '2026-07-01T14:00:00.000Z'],
  ['2026-11-26 10:00:00', 'Asia/Shanghai', '2026-11-26T02:00:00.000Z'],
  ['2026-11-26 10:00:00', 'Asia/Almaty', '2026-11-26T05:00:00.000Z'],
  // Before its clocks were put back for good.
  ['2024-02-26 10:00:00', 'Asia/Almaty', '2024-02-26T04:00:00.000Z'],
  ['2026-11-26 23:45:00', 'Asia/Kolkata', '2026-11-26T18:15:00.000Z'],
  // Shown twice: the earlier. The hours around it are not.
  ['2026-04-04 22:59:59', 'America/Santiago', '2026-04-05T01:59:59.000Z'],
  ['2026-04-04 23:30:00', 'America/Santiago', '2026-04-05T02:30:00.000Z'],
  ['2026-04-05 00:00:00', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
  ['2026-10-25 02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  // Half an hour.
  ['2026-04-05 01:45:00', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ['2026-09-06 01:00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-09-06 12:00:00', 'America/Santiago', '2026-09-06T15:00:00.000Z'],
  ['0999-12-31 23:59:59', 'UTC', '0999-12-31T23:59:59.000Z'],
])('%s in %s is %s, and is shown so', (time, zone, moment) => {
  expect(fromZoneTime(time, zone)?.toISOString()).toBe(moment);
  expect(toZoneTime(new Date(moment), zone)).toBe(time);
});

test.each([
  ['2026-09-06 00:30:00', 'America/Santiago', '2026-09-06 01:30:00'],
  ['2026-03-29 02:30:00', 'Europe/Berlin', '2026-03-29 03:30:00'],
  // A whole day.
  ['2011-12-30 12:00:00', 'Pacific/Apia', '2011-12-31 12:00:00'],
])('%s is skipped in %s, whose clocks show %s then', (time, zone, shown) => expect(toZoneTime(fromZoneTime(time, zone)!, zone)).toBe(shown));

test.each(['', '2026-11-26', '2026-11-26 10:00', '2026-11-26T10:00:00', '2026-13-26 10:00:00', '10000-01-01 00:00:00'])('%j is no time', (text) =>
  expect(fromZoneTime(text, 'UTC')).toBeUndefined(),
);
