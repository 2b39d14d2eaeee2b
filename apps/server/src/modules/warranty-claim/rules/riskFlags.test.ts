import { expect, test } from 'vitest';
import { findRisks, type RiskFacts } from './riskFlags.ts';

const quiet: RiskFacts = {
  failureDate: '2026-11-02',
  repairDate: '2026-11-05',
  operatingHours: 312,
  coverEndDate: '2027-05-31',
  similar: [],
  repeated: [],
  lastReading: { date: '2026-10-23', hours: 100 },
  photoDates: ['2026-11-02', '2026-11-05'],
  samePhotos: [],
  goodwillShare: 0.1,
  overlapGroups: ['a', 'b'],
  beyondCampaign: [],
};
const other = { id: 'c1', claimNo: 'WC2610D001-0003' };
const refers = { docId: 'c1', docNo: 'WC2610D001-0003' };

test.each<[string, Partial<RiskFacts>, object[]]>([
  ['nothing', {}, []],
  ['similar claim', { similar: [other], repeated: [other] }, [{ code: 'duplicate', ...refers }]],
  ['more than a campaign', { beyondCampaign: ['SEAL-1'] }, [{ code: 'beyond_campaign' }]],
  ['repeat fault', { repeated: [other] }, [{ code: 'repeatFault', ...refers }]],
  ['240 hours in ten days', { operatingHours: 340 }, []],
  ['more than 24 hours a day', { operatingHours: 340.1 }, [{ code: 'hoursJump' }]],
  ['readings of the same day', { operatingHours: 130, lastReading: { date: '2026-11-02', hours: 100 } }, [{ code: 'hoursJump' }]],
  ['15 days before the end', { coverEndDate: '2026-11-17' }, []],
  ['14 days before the end', { coverEndDate: '2026-11-16' }, [{ code: 'endOfCover' }]],
  ['already over', { coverEndDate: '2026-11-01' }, []],
  ['photo before the failure', { photoDates: ['2026-11-01'] }, [{ code: 'photoDate' }]],
  ['photo after the repair', { photoDates: ['2026-11-06'] }, [{ code: 'photoDate' }]],
  ['photo of another claim', { samePhotos: [other] }, [{ code: 'samePhoto', ...refers }]],
  ['goodwill share above a tenth', { goodwillShare: 0.11 }, [{ code: 'goodwillShare' }]],
  ['labour of one overlap group', { overlapGroups: ['a', 'b', 'a'] }, [{ code: 'overlap' }]],
])('%s', (_name, change, risks) => expect(findRisks({ ...quiet, ...change })).toEqual(risks));
