import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import { hashPassword } from './password.ts';

const pick = (characters: string): string => characters[randomInt(characters.length)]!;

/** 12 random characters that keep every reading of the password rule, without letters that look alike. */
export const makeOneTimePassword = (): string =>
  pick('ABCDEFGHJKMNPQRSTUVWXYZ') +
  Array.from({ length: 8 }, () => pick('abcdefghjkmnpqrstuvwxyz')).join('') +
  pick('#!%') +
  pick('23456789') +
  pick('23456789');

/** Stored form of a password that an administrator gives. */
export interface GivenPassword {
  /** '' fits no password. */
  passwordHash: string;
  /** Null: without an end. */
  validUntil: string | null;
}

export const noPassword: GivenPassword = { passwordHash: '', validUntil: null };

/** A one-time password with what is kept of it; it signs in for `password.oneTimeDays`. */
export async function newOneTimePassword(
  context: Pick<Context, 'db' | 'services'>,
): Promise<{ oneTimePassword: string; passwordHash: string; validUntil: string }> {
  const oneTimePassword = makeOneTimePassword();
  return { oneTimePassword, passwordHash: await hashPassword(oneTimePassword), validUntil: await validUntil(context) };
}

/** When a one-time password that is given now signs in no longer. */
export async function validUntil({ db, services: { parameters } }: Pick<Context, 'db' | 'services'>): Promise<string> {
  const { rows } = await sql<{ until: string }>`select now() + ${parameters.number('password.oneTimeDays')} * interval '1 day' as until`.execute(db);
  return rows[0]!.until;
}
