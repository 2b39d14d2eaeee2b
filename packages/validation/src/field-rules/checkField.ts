import type { Check } from '../check.ts';
import { checkDecimal } from '../numbers/checkDecimal.ts';
import { checkNaturalNumber } from '../numbers/checkNaturalNumber.ts';
import { checkPositiveInteger } from '../numbers/checkPositiveInteger.ts';
import { checkPassword, passwordPolicies, type PasswordRule } from '../password/checkPassword.ts';
import { checkAlphanumeric } from '../patterns/checkAlphanumeric.ts';
import { checkBankCard } from '../patterns/checkBankCard.ts';
import { checkEmail } from '../patterns/checkEmail.ts';
import { checkIdNumber } from '../patterns/checkIdNumber.ts';
import { checkLength } from '../patterns/checkLength.ts';
import { checkMobile } from '../patterns/checkMobile.ts';
import { checkPattern } from '../patterns/checkPattern.ts';
import { checkPersonName } from '../patterns/checkPersonName.ts';
import { checkPhone } from '../patterns/checkPhone.ts';
import { checkSelection } from '../patterns/checkSelection.ts';
import { checkUrl } from '../patterns/checkUrl.ts';
import { checkUsername } from '../patterns/checkUsername.ts';
import type { FieldRule, Finding, FindingCode, PlainRule } from './fieldRule.ts';

/** Longest text where a rule of length names no bound. */
const defaultMaxLength = 255;
/** Longest e-mail address; see `checkEmail`. */
const emailMaxLength = 254;

/** Nothing was entered: null, undefined, an empty or blank text, an empty list. A zero and a `false` are something. */
export const isEmptyField = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** Checks a value by rules, in their order. @returns the first refusal, or undefined */
export function checkField(rules: readonly FieldRule[], value: unknown): Finding | undefined {
  for (const rule of rules) {
    const finding = checkRule(rule, value);
    if (finding) return finding;
  }
  return undefined;
}

const finding = (code: FindingCode, values: Readonly<Record<string, number>> = {}): Finding => ({ code, values });

const passwordCodes: Readonly<Record<PasswordRule, FindingCode>> = {
  length: 'password.length',
  letter: 'password.letter',
  letterOrUnderscore: 'password.letterOrUnderscore',
  digit: 'password.digit',
  special: 'password.special',
  differsFromOld: 'password.differsFromOld',
  matchesConfirm: 'password.matchesConfirm',
};

/** The values that texts of bounds name. */
const bounds = ({ min, max }: { min?: number; max?: number }) => ({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });

/** Applies the check of the same name to a text; every refusal has the name of the rule as its reason. */
const texts: Readonly<Record<Exclude<PlainRule, 'required' | 'positiveInteger' | 'email'>, (text: string) => Check>> = {
  username: checkUsername,
  naturalNumber: checkNaturalNumber,
  url: checkUrl,
  bankCard: checkBankCard,
  idNumber: checkIdNumber,
  alphanumeric: checkAlphanumeric,
  personName: checkPersonName,
};

function checkRule(rule: FieldRule, value: unknown): Finding | undefined {
  if (rule.rule === 'required') return isEmptyField(value) ? finding('required') : undefined;
  if (rule.rule === 'selections') return byReason(checkSelection(selected(value), rule), bounds(rule));
  if (isEmptyField(value)) return undefined;
  const text = String(value);
  switch (rule.rule) {
    case 'positiveInteger':
      return byReason(checkPositiveInteger(text), {});
    case 'email': {
      const check = checkEmail(text);
      return check.ok ? undefined : check.reason === 'tooLong' ? finding('tooLong', { max: emailMaxLength }) : finding('email');
    }
    case 'mobile':
      return checkMobile(text, rule.reading).ok ? undefined : finding('mobile');
    case 'phone':
      return checkPhone(text, rule.country).ok ? undefined : finding('phone');
    case 'length': {
      const limits = rule.min === undefined && rule.max === undefined ? { max: defaultMaxLength } : bounds(rule);
      return byReason(checkLength(text, limits), limits);
    }
    case 'decimal': {
      const limits = { min: 0, decimals: 2, ...bounds(rule), ...(rule.decimals !== undefined && { decimals: rule.decimals }) };
      return byReason(checkDecimal(text, limits), limits);
    }
    case 'password':
      return passwordFinding(rule, text);
    case 'pattern': {
      const { pattern } = rule;
      const matches = typeof pattern === 'string' ? checkPattern(pattern, text).ok : new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(text);
      return matches ? undefined : finding('format');
    }
    default:
      return texts[rule.rule](text).ok ? undefined : finding(rule.rule);
  }
}

const byReason = (check: Check<FindingCode>, values: Readonly<Record<string, number>>): Finding | undefined =>
  check.ok ? undefined : finding(check.reason, values);

/** Chosen values: an array, or texts joined by commas. */
function selected(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isEmptyField(value) ? [] : String(value).split(',').filter(Boolean);
}

function passwordFinding({ policy, old, confirm }: Extract<FieldRule, { rule: 'password' }>, password: string): Finding | undefined {
  const broken = checkPassword(policy, { password, ...(old !== undefined && { old }), ...(confirm !== undefined && { confirm }) }).find(({ ok }) => !ok);
  const { min, max } = passwordPolicies[policy];
  return broken && finding(passwordCodes[broken.rule], broken.rule === 'length' ? { min, max } : {});
}
