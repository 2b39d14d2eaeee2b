import { expect, test } from 'vitest';
import { aClaim, aFault, aPartLine } from '../claim.fixture.ts';
import { partTags } from './partTags.ts';

test('a tag for each part to keep, numbered inside its fault like the task of the server', () => {
  const claim = aClaim({
    claimNo: 'WC2611D001-0007',
    bugList: [aFault({ id: 'f1', bugNo: 1 }), aFault({ id: 'f2', bugNo: 2 })],
    partsList: [
      aPartLine({ id: 'p1', bugId: 'f2', partsCode: 'SEAL', coreDisposition: 'scrap_allowed' }),
      aPartLine({ id: 'p2', bugId: 'f1', partsCode: 'PUMP', coreDisposition: 'return' }),
      aPartLine({ id: 'p3', bugId: 'f2', partsCode: 'SENSOR', coreDisposition: 'hold' }),
    ],
  });
  expect(partTags(claim).map(({ tagNo, partsCode }) => [tagNo, partsCode])).toEqual([
    ['WC2611D001-0007-1-1', 'PUMP'],
    ['WC2611D001-0007-2-2', 'SENSOR'],
  ]);
});
