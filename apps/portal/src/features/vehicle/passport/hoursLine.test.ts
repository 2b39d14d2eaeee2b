import { expect, test } from 'vitest';
import { hoursLine } from './hoursLine.ts';

const size = { width: 104, height: 54 };

test('the first reading stands left, the highest at the top, whatever their order', () => {
  expect(
    hoursLine(
      [
        { day: '2026-01-11', hours: 100 },
        { day: '2026-01-01', hours: 0 },
        { day: '2026-01-06', hours: 50 },
      ],
      size,
    ),
  ).toBe('2.0,52.0 52.0,27.0 102.0,2.0');
});

test('readings of one day, or of no hours, make no nonsense', () => {
  expect(
    hoursLine(
      [
        { day: '2026-01-01', hours: 0 },
        { day: '2026-01-01', hours: 0 },
      ],
      size,
    ),
  ).toBe('2.0,52.0 2.0,52.0');
});
