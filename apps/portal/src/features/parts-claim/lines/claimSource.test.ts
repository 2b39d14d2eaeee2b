import { expect, test } from 'vitest';
import { sourceOf } from './claimSource.ts';

const part = (arrivalNo: string, packingNo: string) => ({ arrivalNo, packingNo });

test.each([
  ['nothing', [], undefined],
  ['parts of one receipt', [part('PA-1', 'PL-1'), part('PA-1', 'PL-1')], { arrivalNo: 'PA-1' }],
  ['of two receipts of a packing list', [part('PA-1', 'PL-1'), part('PA-2', 'PL-1')], { packingNo: 'PL-1' }],
  ['of two packing lists', [part('PA-1', 'PL-1'), part('PA-3', 'PL-2')], undefined],
])('%s', (_name, chosen, source) => expect(sourceOf(chosen)).toEqual(source));
