import { expect, test } from 'vitest';
import { isAccountNumber, maskedAccount, plainAccount } from './bankAccount.ts';

test.each([
  ['6222020200112230', 'CN', true],
  ['622202020', 'CN', false],
  ['622202020011223012345', 'CN', false],
  ['62220202A0112230', 'CN', false],
  ['GB82 WEST 1234 5698 7654 32', 'GB', true],
  ['GB82 WEST 1234 5698 7654 33', 'GB', false],
  ['DE89-3704-0044-0532-0130-00', 'CI', true],
  ['12345678', 'CL', true],
  ['123', 'CL', false],
  ['12345678*', 'CL', false],
  ['1'.repeat(35), 'CL', false],
])('%s in %s: %s', (typed, country, expected) => expect(isAccountNumber(plainAccount(typed), country)).toBe(expected));

test('shows its end alone', () => expect([maskedAccount('GB82WEST12345698765432'), maskedAccount(null)]).toEqual(['****5432', null]));
