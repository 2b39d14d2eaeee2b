import { expect, test } from 'vitest';
import { parseCron, planRuns } from '../index.ts';

function plan(expression: string, timeZone: string, from: string, count: number) {
  const reading = parseCron(expression);
  if (!reading.ok) throw new Error(reading.error.code);
  return planRuns(reading.cron, { from: new Date(from), timeZone, count });
}

test('times that clocks skip are named together', () => {
  const { runs, skipped } = plan('0 0/15 2 * * ?', 'America/New_York', '2026-03-07T12:00:00Z', 2);
  expect(skipped).toEqual([{ from: '2026-03-08 02:00:00', to: '2026-03-08 02:45:00', count: 4 }]);
  expect(runs.map(({ date }) => date.toISOString())).toEqual(['2026-03-09T06:00:00.000Z', '2026-03-09T06:15:00.000Z']);
});

test('a run whose wall time occurs twice is marked', () => {
  const { runs, skipped } = plan('0 30 1 * * ?', 'America/New_York', '2026-10-31T12:00:00Z', 2);
  expect(runs).toEqual([
    { date: new Date('2026-11-01T06:30:00Z'), repeated: true },
    { date: new Date('2026-11-02T06:30:00Z'), repeated: false },
  ]);
  expect(skipped).toEqual([]);
});

test('a schedule that only ever names a skipped time ends with it', () => {
  expect(plan('0 30 2 8 3 ? 2026', 'America/New_York', '2026-01-01T00:00:00Z', 5)).toEqual({
    runs: [],
    skipped: [{ from: '2026-03-08 02:30:00', to: '2026-03-08 02:30:00', count: 1 }],
  });
});
