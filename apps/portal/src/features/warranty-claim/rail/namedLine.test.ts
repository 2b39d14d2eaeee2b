import { expect, test } from 'vitest';
import { parseLine } from './namedLine.ts';

test('a line is named by list, fault and code', () => {
  expect(parseLine('partsList/2/A/B-1')).toEqual({ list: 'partsList', faultNo: '2', code: 'A/B-1' });
  expect(parseLine('bugList/1/')).toEqual({ list: 'bugList', faultNo: '1', code: '' });
  expect(parseLine(null)).toBeUndefined();
  expect(parseLine('somewhere else')).toBeUndefined();
});
