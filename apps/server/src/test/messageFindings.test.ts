import { expect, test } from 'vitest';
import { languages } from '../shared/messages/messages.ts';
import { messageFindings } from './messageFindings.ts';

const dictionaries = { text: (_code: string, value: string | null) => value };
const findings = (event: string, params: Record<string, string | number>) => messageFindings({ dictionaries } as never, { event, params });

test('a message with all its facts is found right, and without those that not every sender knows', () => {
  expect(findings('usedPartsHandle.submitted', { no: 'UP2611D001-0001', dealer: 'Rio Campo' })).toEqual([]);
  expect(findings('forceInsurance.submitted', { no: 'FI2611D001-0001', vin: 'HW123', dealer: 'Rio Campo' })).toEqual([]);
  expect(findings('warrantyClaim.no_pass', { no: 'WC1', vin: 'HW123', reasonCode: 'duplicate', opinion: '' })).toEqual([]);
  expect(findings('arrivalAccept.pass', { no: 'PD1', opinion: 'Fine {so far} [really]' })).toEqual([]);
});

test.each([
  ['a fact that is missing', { dealer: 'Rio Campo' }, 'is left'],
  ['a number in the place of a machine', { no: 'UP2611D001-0001', vin: 'UP2611D001-0001', dealer: 'Rio Campo' }, 'is told twice'],
  ['an empty fact', { no: 'UP2611D001-0001', dealer: '' }, 'a part is empty'],
])('%s is found in every language', (_what, params, said) => {
  expect(findings('usedPartsHandle.submitted', params).filter((finding) => finding.includes(said))).toHaveLength(languages.length);
});
