import type { CronPartName } from '@harrow/validation/cron';
import { expect, test } from 'vitest';
import { changePart } from './changePart.ts';
import { defaultExpression, fromQuartz, joinExpression, splitExpression, toQuartz } from './expression.ts';

const all = { hideSecond: false, hideYear: false };

function change(expression: string, name: CronPartName, text: string): string {
  return joinExpression(expression, changePart(splitExpression(expression, all), name, text), all);
}

test.each<[string, CronPartName, string, string]>([
  ['* * * * * ? *', 'minute', '5', '0 5 * * * ? *'],
  ['* * * * * ? *', 'hour', '9', '0 0 9 * * ? *'],
  ['* 30 * * * ? *', 'hour', '9', '0 30 9 * * ? *'],
  ['* * * * * ? *', 'dayOfMonth', 'L', '0 0 0 L * ? *'],
  ['* * * * * ? *', 'dayOfWeek', 'MON', '0 0 0 ? * MON *'],
  ['* * * * * ? *', 'month', '3', '0 0 0 1 3 ? *'],
  ['* * * ? * * *', 'month', '3', '0 0 0 ? 3 1 *'],
  ['* * * * * ? *', 'year', '2027', '0 0 0 1 1 ? 2027'],
  ['0 0 9 ? * MON', 'dayOfMonth', '1', '0 0 9 1 * ?'],
  ['0 0 9 1 * ?', 'dayOfMonth', '?', '0 0 9 ? * *'],
  ['0 0 9 ? * MON', 'dayOfWeek', '?', '0 0 9 * * ?'],
  ['0 0 9 * * ?', 'year', '2027', '0 0 9 1 1 ? 2027'],
  // Untouched parts stay as written, also those that the tabs cannot express.
  ['0 07 9 1,3-5/2 jan ? 2030', 'second', '30', '30 07 9 1,3-5/2 jan ? 2030'],
  ['0 0 9 * * ? * left', 'second', '1', '1 0 9 * * ? * left'],
  ['0 0 9 * * ?', 'second', ' ', '* 0 9 * * ?'],
])('%s with %s %j is %s', (expression, name, text, expected) => {
  expect(change(expression, name, text)).toBe(expected);
});

test('hidden parts are left out of a new expression', () => {
  expect(defaultExpression(all)).toBe('* * * * * ? *');
  expect(defaultExpression({ hideSecond: false, hideYear: true })).toBe('* * * * * ?');
  expect(defaultExpression({ hideSecond: true, hideYear: false })).toBe('* * * * ?');
});

test('without second the text stands for a run at second 0', () => {
  const hidden = { hideSecond: true, hideYear: true };
  expect(toQuartz('30 9 * * ?', hidden)).toEqual({ expression: '0 30 9 * * ?', offset: 2 });
  expect(toQuartz('15 30 9 * * ?', hidden)).toEqual({ expression: '15 30 9 * * ?', offset: 0 });
  expect(fromQuartz('0 30 9 * * ?', hidden)).toBe('30 9 * * ?');
  expect(fromQuartz('15 30 9 * * ?', hidden)).toBe('15 30 9 * * ?');
  expect(splitExpression('30 9 * * ?', hidden)).toMatchObject({ minute: '30', hour: '9', dayOfWeek: '?', year: '' });
  expect(joinExpression('30 9 * * ?', { ...splitExpression('30 9 * * ?', hidden), hour: '10' }, hidden)).toBe('30 10 * * ?');
});
