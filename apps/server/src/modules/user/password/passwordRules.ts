/** Rules for passwords. */
import type { checkPassword, PasswordPolicy, PasswordRule } from '@harrow/validation';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { Services } from '../../../shared/services.ts';

/** The policy in force. */
export const passwordPolicy = ({ parameters }: Pick<Services, 'parameters'>): PasswordPolicy => {
  const policy = parameters.text('password.policy');
  return policy === 'A' || policy === 'B' ? policy : 'strict';
};

/** Text of a broken rule. */
const ruleTexts: Readonly<Record<PasswordRule, string>> = {
  length: 'password.length',
  letter: 'password.letter',
  letterOrUnderscore: 'password.letterOrUnderscore',
  digit: 'password.digit',
  special: 'password.special',
  differsFromOld: 'password.differsFromOld',
  matchesConfirm: 'password.matchesConfirm',
};

/** The rules that a password breaks, at the fields of its form. */
export const brokenRules = (checked: ReturnType<typeof checkPassword>): InvalidField[] =>
  checked.filter(({ ok }) => !ok).map(({ rule }) => ({ field: rule === 'matchesConfirm' ? 'ConfirmPassword' : 'NewPassword', code: ruleTexts[rule] }));
