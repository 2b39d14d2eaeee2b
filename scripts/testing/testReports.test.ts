import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { afterRepeat, journeyFileCounts, journeyOutcome, type Outcome, vitestFileCounts, vitestOutcome } from './testReports.ts';

test('a report of Vitest names failed tests and files that did not load', () => {
  const outcome = vitestOutcome({
    numPassedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: join(root, 'apps/server/src/claim.test.ts'),
        status: 'failed',
        startTime: 0,
        endTime: 1,
        assertionResults: [
          { ancestorTitles: ['claim'], fullName: 'claim saves', status: 'passed', failureMessages: [] },
          { ancestorTitles: ['claim'], fullName: 'claim submits', status: 'failed', failureMessages: ['\u001B[31mexpected 200\u001B[39m\n  at line 3'] },
        ],
      },
      { name: join(root, 'scripts/broken.test.ts'), status: 'failed', startTime: 0, endTime: 0, message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(outcome).toEqual({
    passed: 2,
    failed: 2,
    skipped: 2,
    failures: [
      { file: 'apps/server/src/claim.test.ts', test: 'claim submits', message: 'expected 200' },
      { file: 'scripts/broken.test.ts', test: '', message: 'Cannot find module' },
    ],
  });
});

test('a report of Playwright names failed journeys, however deep', () => {
  const failed = {
    title: 'pays',
    file: 'pay.spec.ts',
    tests: [{ status: 'unexpected' as const, results: [{ duration: 1 }, { duration: 1, error: { message: 'Timeout\nwaiting' } }] }],
  };
  const outcome = journeyOutcome({ stats: { expected: 4, skipped: 0 }, suites: [{ specs: [], suites: [{ specs: [failed] }] }] });
  expect(outcome).toEqual({ passed: 4, failed: 1, skipped: 0, failures: [{ file: 'e2e/pay.spec.ts', test: 'pays', message: 'Timeout' }] });
});

test('a report says of each file what it came to', () => {
  const assertion = (status: string) => ({ ancestorTitles: [], fullName: status, status, failureMessages: [] });
  const file = (name: string, status: string, ...statuses: readonly string[]) => ({
    name: join(root, name),
    status,
    startTime: 0,
    endTime: 1,
    assertionResults: statuses.map(assertion),
  });
  const testResults = [
    file('a.test.ts', 'passed', 'passed', 'passed', 'skipped', 'todo'),
    file('b.test.ts', 'failed', 'passed', 'failed'),
    file('c.test.ts', 'failed'),
  ];
  expect(vitestFileCounts({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults })).toEqual([
    { file: 'a.test.ts', passed: 2, failed: 0, skipped: 2 },
    { file: 'b.test.ts', passed: 1, failed: 1, skipped: 0 },
    { file: 'c.test.ts', passed: 0, failed: 1, skipped: 0 },
  ]);
  const journey = (name: string, ...statuses: readonly ('expected' | 'flaky' | 'skipped')[]) => ({
    title: '',
    file: name,
    tests: statuses.map((status) => ({ status, results: [] })),
  });
  const suites = [
    { specs: [journey('pay.spec.ts', 'expected')], suites: [{ specs: [journey('pay.spec.ts', 'flaky', 'skipped'), journey('see.spec.ts', 'expected')] }] },
  ];
  expect(journeyFileCounts({ stats: { expected: 2, skipped: 1 }, suites })).toEqual([
    { file: 'e2e/pay.spec.ts', passed: 1, failed: 1, skipped: 1 },
    { file: 'e2e/see.spec.ts', passed: 1, failed: 0, skipped: 0 },
  ]);
});

const failure = (title: string): Outcome['failures'][number] => ({ file: 'a.test.ts', test: title, message: '' });
const first: Outcome = { passed: 10, failed: 2, skipped: 1, failures: [failure('one'), failure('two')] };

test.each([
  { second: [], passed: 12, failed: 0, unsteady: ['one', 'two'] },
  { second: ['two'], passed: 11, failed: 1, unsteady: ['one'] },
  { second: ['one', 'two', 'three'], passed: 10, failed: 3, unsteady: [] },
])('repeated, $second fail: $failed failed', ({ second, passed, failed, unsteady }) => {
  const outcome = afterRepeat(first, { passed: 5, failed: second.length, skipped: 0, failures: second.map(failure) });
  expect(outcome).toMatchObject({ passed, failed, skipped: 1 });
  expect(outcome.unsteady.map((accident) => accident.test)).toEqual(unsteady);
});

test('a second run that broke off changes nothing', () => {
  const outcome = afterRepeat(first, { passed: 0, failed: 1, skipped: 0, failures: [] });
  expect(outcome).toEqual({ ...first, unsteady: [] });
});
