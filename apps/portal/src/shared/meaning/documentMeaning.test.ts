import { describe, expect, test } from 'vitest';
import { meaningOf, meaningOfArrival, meaningOfExtension, meaningOfHandover, meaningOfPolicy } from './documentMeaning.ts';

const today = '2026-11-29';

test('what came back says so in every kind; what the status says well has no other words', () => {
  expect(meaningOf({ status: 'no_pass' })?.key).toBe('returned');
  expect(meaningOfHandover({ status: 'no_pass', warrantyStartDate: null, warrantyEndDate: '2027-01-01' }, today)?.key).toBe('returned');
  expect(meaningOf({ status: 'submitted' })).toBeUndefined();
});

describe('an inspection that passed says what is open', () => {
  test.each([
    ['pass', 2, 'acceptedOpen'],
    ['pass', 0, 'acceptedDone'],
    ['audit_succeeded', 0, 'accepted'],
    ['no_pass', 2, 'returned'],
    ['draft', 2, undefined],
  ])('%s with %s open', (status, openCount, key) => expect(meaningOfArrival({ status, openCount })?.key).toBe(key));
});

describe('cover runs through its last day and has ended on the next', () => {
  const [from, to] = ['2025-11-29', '2026-11-28'];
  test.each([
    ['2025-11-28', 'coverBegins', from],
    [from, 'underCover', to],
    [to, 'underCover', to],
    [today, 'coverEnded', to],
  ])('on %s', (day, key, date) => expect(meaningOfExtension({ status: 'audit_succeeded', startDate: from, endDate: to }, day)).toMatchObject({ key, date }));
  test('of a handover it is the warranty that has ended, until the machine is covered by nothing', () => {
    const handover = { warrantyStartDate: from, warrantyEndDate: to };
    expect(meaningOfHandover({ ...handover, status: 'pass' }, today)?.key).toBe('warrantyEnded');
    expect(meaningOfHandover({ ...handover, status: 'closed', closeReason: 'finished' }, today)?.key).toBe('coverEnded');
    expect(meaningOfHandover({ ...handover, status: 'closed', closeReason: 'given_up' }, today)).toBeUndefined();
  });
  test('an extension that was never paid never covered anything', () => {
    const closed = { status: 'closed', closeReason: 'expired', startDate: from, endDate: to };
    expect(meaningOfExtension({ ...closed, payStatus: 'unpaid' }, today)).toBeUndefined();
    expect(meaningOfExtension({ ...closed, payStatus: 'paid' }, today)?.key).toBe('coverEnded');
  });
  test('a policy insures', () => {
    expect(meaningOfPolicy({ status: 'pass', policyStart: from, policyEnd: to }, to)?.key).toBe('insured');
    expect(meaningOfPolicy({ status: 'pass', policyStart: from, policyEnd: to }, today)?.key).toBe('insuranceEnded');
    expect(meaningOfPolicy({ status: 'submitted', policyStart: from, policyEnd: to }, today)).toBeUndefined();
  });
});
