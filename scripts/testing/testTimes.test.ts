import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { journeyTimes, processorSeconds, timesReport, vitestTimes } from './testTimes.ts';

test('processor time is that of the processes that have ended, whatever this one is called', () => {
  expect(processorSeconds('7 (a) b) S 1 2 3 4 5 6 7 8 9 10 1500 90 250 50 20 0 1 0 99')).toBe(3);
});

test('files of Vitest and Playwright have their times and groups', () => {
  const assertion = (group: string, title: string) => ({ ancestorTitles: [group], fullName: `${group} ${title}`, status: 'passed', failureMessages: [] });
  const walk = 'apps/server/src/documents/walk.test.ts';
  const server = vitestTimes({
    numPassedTests: 3,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, walk),
        status: 'passed',
        startTime: 1000,
        endTime: 7000,
        assertionResults: [assertion('claim', 'a'), assertion('claim', 'b'), assertion('handover', 'a')],
      },
    ],
  });
  const pay = { title: 'pays', file: 'pay.spec.ts', tests: [{ status: 'expected' as const, results: [{ duration: 1500 }, { duration: 500 }] }] };
  const journeys = journeyTimes({ stats: { expected: 1, skipped: 0 }, suites: [{ specs: [], suites: [{ specs: [pay] }] }] });
  expect(timesReport([...journeys, ...server], 2)).toEqual([
    'The slowest files',
    `     6.0 s  ${walk}`,
    '     2.0 s  e2e/pay.spec.ts',
    'One more of',
    `     3.0 s  a kind of document (2 in ${walk})`,
  ]);
});
