import { expect, test } from 'vitest';
import { certificateState } from './certificateState.ts';

test.each([
  ['2026-11-29', 'expired'],
  ['2026-11-30', 'ending'],
  ['2027-01-29', 'ending'],
  ['2027-01-30', 'valid'],
] as const)('a certificate until %s is %s', (validTo, state) => expect(certificateState(validTo, '2026-11-30')).toBe(state));
