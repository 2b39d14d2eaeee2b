import { expect, test } from 'vitest';
import { isSkipped } from './isSkipped.ts';

test.each([
  ['2026-09-06 00:00:00', 'America/Santiago', true],
  ['2026-09-06 00:59:59', 'America/Santiago', true],
  ['2026-09-06 01:00:00', 'America/Santiago', false],
  ['2026-09-05 23:59:59', 'America/Santiago', false],
  // Occurs twice.
  ['2026-04-04 23:30:00', 'America/Santiago', false],
  ['2026-03-29 02:30:00', 'Europe/Berlin', true],
  ['2026-09-06 00:30:00', 'Asia/Shanghai', false],
  // A whole day was skipped.
  ['2011-12-30 12:00:00', 'Pacific/Apia', true],
  ['2026-09-06', 'America/Santiago', false],
  ['', 'America/Santiago', false],
])('%s in %s: %s', (text, timeZone, skipped) => expect(isSkipped(text, timeZone)).toBe(skipped));
