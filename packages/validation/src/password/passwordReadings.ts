import { checkPassword, type PasswordPolicy, type PasswordRuleResult } from './checkPassword.ts';

/** One of the two readings of the password rule, and how far a password keeps it. */
export interface PasswordReading {
  readonly reading: Exclude<PasswordPolicy, 'strict'>;
  /** The policy in force asks for it; otherwise it is advice. `strict` asks for both. */
  readonly isRequired: boolean;
  /** Every rule of the reading, in display order. */
  readonly rules: readonly PasswordRuleResult[];
}

const readings = ['A', 'B'] as const;

/**
 * Both readings of the password rule as a checklist, the required ones first.
 * A password keeps the policy exactly when it keeps every rule of the required readings.
 */
export function passwordReadings(policy: PasswordPolicy, password: string): PasswordReading[] {
  return readings
    .map((reading) => ({ reading, isRequired: policy === 'strict' || policy === reading, rules: checkPassword(reading, { password }) }))
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}
