import { expect, test } from 'vitest';
import * as cronEditor from './index.ts';

test('the entry cron-editor exports these names and no others', () => {
  expect(Object.keys(cronEditor).sort()).toEqual(['CronEditor', 'CronInput']);
});
