/**
 * Which reading of the password rule is in force (parameter `password.policy`).
 * `A`: 8 to 16 characters with a letter and a digit.
 * `B`: 8 to 20 characters with a letter or underscore, a digit and a special character.
 * `strict`: accepted by both readings, hence 8 to 16 characters with a letter, a digit and a special character.
 */
export type PasswordPolicy = 'strict' | 'A' | 'B';

/** One line of the checklist that a user sees while typing; the key of its text. */
export type PasswordRule = 'length' | 'letter' | 'letterOrUnderscore' | 'digit' | 'special' | 'differsFromOld' | 'matchesConfirm';

/** A rule of the policy and whether the entries keep it. */
export interface PasswordRuleResult {
  readonly rule: PasswordRule;
  readonly ok: boolean;
}

/** Input of the user. A rule that needs an absent entry is not part of the list. */
export interface PasswordEntries {
  readonly password: string;
  readonly old?: string;
  readonly confirm?: string;
}

interface PolicyRules {
  /** Accepted length in characters, both inclusive. */
  readonly min: number;
  readonly max: number;
  /** Characters that the password must contain. Underscore counts as a letter in reading B, so it is never a special character. */
  readonly contains: readonly ('letter' | 'letterOrUnderscore' | 'digit' | 'special')[];
}

/** Length and contents that each policy asks for. */
export const passwordPolicies: Readonly<Record<PasswordPolicy, PolicyRules>> = {
  strict: { min: 8, max: 16, contains: ['letter', 'digit', 'special'] },
  A: { min: 8, max: 16, contains: ['letter', 'digit'] },
  B: { min: 8, max: 20, contains: ['letterOrUnderscore', 'digit', 'special'] },
};

const contents: Record<PolicyRules['contains'][number], RegExp> = {
  letter: /[A-Za-z]/,
  letterOrUnderscore: /[A-Za-z_]/,
  digit: /\d/,
  special: /[^A-Za-z0-9_\s]/,
};

/**
 * Checks a new password against a policy.
 * @returns every rule of the policy in display order; the password is acceptable when all are `ok`.
 */
export function checkPassword(policy: PasswordPolicy, { password, old, confirm }: PasswordEntries): PasswordRuleResult[] {
  const { min, max, contains } = passwordPolicies[policy];
  const { length } = Array.from(password);
  const results: PasswordRuleResult[] = [{ rule: 'length', ok: length >= min && length <= max }];
  for (const rule of contains) results.push({ rule, ok: contents[rule].test(password) });
  if (old !== undefined) results.push({ rule: 'differsFromOld', ok: password !== '' && password !== old });
  if (confirm !== undefined) results.push({ rule: 'matchesConfirm', ok: password !== '' && password === confirm });
  return results;
}
