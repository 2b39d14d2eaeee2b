import { expect, test } from 'vitest';
import { convertCron } from '../index.ts';

test.each([
  ['0 0 12 * * ?', '0 0 12 * * ?', []],
  ['*/5 * * * *', '0 */5 * * * ?', ['unix']],
  ['0 0 * * 1-5', '0 0 0 ? * 2-6', ['unix']],
  ['0 0 * * 0-7', '0 0 0 ? * 1-7', ['unix']],
  ['0 0 * * 5-7', '0 0 0 ? * 6-1', ['unix']],
  ['0 0 * * 7', '0 0 0 ? * 1', ['unix']],
  ['5 4 * * sun', '0 5 4 ? * sun', ['unix']],
  ['0 12 * * 2#1', '0 0 12 ? * 3#1', ['unix']],
  // Quartz would ignore the steps after names.
  ['30 9 * * MON-FRI/2', '0 30 9 ? * 2-6/2', ['unix']],
  ['0 0 1 JAN-DEC/3 *', '0 0 0 1 1-12/3 ?', ['unix']],
  ['@daily', '0 0 0 * * ?', ['nickname']],
  ['@Weekly', '0 0 0 ? * 1', ['nickname']],
  ['0 0 12 * * 1', '0 0 12 ? * 2', ['weekdays', 'none']],
  ['0 0 12 1 * *', '0 0 12 1 * ?', ['none']],
  ['cron(0 12 ? * MON-FRI *)', '0 0 12 ? * MON-FRI *', ['wrapper', 'noSecond']],
  ['0 9 * * Monday,Friday', '0 0 9 ? * MON,FRI', ['longNames', 'unix']],
  ['０ ０ ＊ ＊ ＊', '0 0 0 * * ?', ['characters', 'unix']],
])('%s becomes %s', (text, expression, codes) => {
  const result = convertCron(text);
  expect(result).toMatchObject({ ok: true, expression });
  expect(result.ok && result.conversions.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['@reboot', 'reboot'],
  ['0 0 1 * 1', 'eitherDay'],
  ['0 0 12 15 * 3', 'eitherDay'],
  ['61 * * * *', 'syntax'],
  ['every day', 'syntax'],
])('%s cannot be converted: %s', (text, reason) => {
  expect(convertCron(text)).toMatchObject({ ok: false, reason });
});

test('each change says what it made of what', () => {
  expect(convertCron('0 0 12 * * 1')).toMatchObject({
    conversions: [
      { code: 'weekdays', from: '0 0 12 * * 1', to: '0 0 12 * * 2' },
      { code: 'none', from: '0 0 12 * * 2', to: '0 0 12 ? * 2' },
    ],
  });
});
