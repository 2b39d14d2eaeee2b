import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../command.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Outcome of a test file. */
export interface FileCounts extends Counts {
  /** Path of the file from the project's folder. */
  readonly file: string;
}

/** A test that failed, or a file of tests that did not load. */
export interface Failure {
  /** Path of the file from the project's folder. */
  readonly file: string;
  /** Titles from the outermost to the test's own; empty for a file that did not load. */
  readonly test: string;
  /** First line of its message. */
  readonly message: string;
}

/** Outcome of a test run. */
export interface Outcome extends Counts {
  readonly failures: readonly Failure[];
}

/** The part of Vitest's JSON report that is used here; it has Jest's shape. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function vitestOutcome({ numPassedTests, numPendingTests, numTodoTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = fromRoot(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, test: '', message: firstLine(message) }];
    return failed.map(({ fullName, failureMessages }) => ({ file, test: fullName, message: firstLine(failureMessages[0]) }));
  });
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests, failures };
}

/** A file that did not load counts as one failure. */
export function vitestFileCounts({ testResults }: VitestReport): FileCounts[] {
  return testResults.map(({ name, status, assertionResults }) => {
    const count = (...wanted: readonly string[]): number => assertionResults.filter((test) => wanted.includes(test.status)).length;
    const passed = count('passed');
    const failed = count('failed');
    return { file: fromRoot(name), passed, failed: status === 'failed' ? Math.max(1, failed) : failed, skipped: assertionResults.length - passed - failed };
  });
}

const fromRoot = (file: string): string => relative(root, file).replaceAll('\\', '/');

export interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      /** `duration` in milliseconds. */
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is used here. */
export interface JourneyReport {
  readonly suites: readonly JourneySuite[];
  readonly stats: { readonly expected: number; readonly skipped: number };
}

export function journeyOutcome({ suites, stats }: JourneyReport): Outcome {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }): Failure[] =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({ file: `e2e/${file}`, test: title, message: firstLine(results.find(({ error }) => error)?.error?.message) })),
    );
  return { passed: stats.expected, failed: failures.length, skipped: stats.skipped, failures };
}

export function journeyFileCounts({ suites }: JourneyReport): FileCounts[] {
  return [...Map.groupBy(suites.flatMap(specsOf), ({ file }) => file)].map(([file, specs]) => {
    const tests = specs.flatMap((spec) => spec.tests);
    const count = (...wanted: readonly string[]): number => tests.filter(({ status }) => wanted.includes(status)).length;
    return { file: `e2e/${file}`, passed: count('expected'), failed: count('unexpected', 'flaky'), skipped: count('skipped') };
  });
}

export const specsOf = (suite: JourneySuite): JourneySuite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** Combined outcome of two runs, where the second repeated the failed files of the first. */
export function afterRepeat(first: Outcome, second: Outcome): Outcome & { readonly unsteady: readonly Failure[] } {
  const same = (a: Failure, b: Failure): boolean => a.file === b.file && a.test === b.test;
  const brokeOff = second.failed > second.failures.length;
  return {
    passed: first.passed + (brokeOff ? 0 : Math.max(0, first.failed - second.failed)),
    failed: brokeOff ? first.failed : second.failed,
    skipped: first.skipped,
    // A second run that broke off says nothing about the first.
    failures: brokeOff ? first.failures : second.failures,
    unsteady: brokeOff ? [] : first.failures.filter((failure) => !second.failures.some((again) => same(failure, again))),
  };
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).trimStart().split('\n', 1)[0] ?? '';
}
