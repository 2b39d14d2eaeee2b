import { createHash, randomBytes, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { sql } from 'kysely';
import type { VerificationCode } from '../../generated/types.gen.ts';
import type { Db } from '../../shared/database/database.ts';
import { captchaImage, captchaLetters } from './captchaImage.ts';

const hashOf = (checkKey: string, code: string): string => createHash('sha256').update(`${checkKey}:${code.toUpperCase()}`).digest('hex');
const randomCode = (): string => Array.from({ length: 4 }, () => captchaLetters[randomInt(captchaLetters.length)]).join('');

/** The number that solves a puzzle is at most this: measured 0.25 s for all of them in Node, so two seconds on a phone eight times slower. */
const maxNumber = 50_000;

/** Solution of a verification code. */
export interface CaptchaAnswer {
  checkKey?: string | undefined;
  captcha?: string | undefined;
  /** Solution of its puzzle, base64. */
  proof?: string | undefined;
}

/** Hands out a verification code: 4 characters, one use, 5 minutes. The code itself is nowhere but in the picture. */
export async function newCaptcha(db: Db, code = randomCode()): Promise<VerificationCode> {
  const checkKey = randomBytes(16).toString('hex');
  const proofKey = randomBytes(32).toString('hex');
  const { algorithm, challenge, salt, signature } = await createChallenge({ hmacKey: proofKey, maxNumber, algorithm: 'SHA-256' });
  await db
    .deleteFrom('captcha')
    .where('expireTime', '<', sql<string>`now()`)
    .execute();
  await db
    .insertInto('captcha')
    .values({ checkKey, codeHash: hashOf(checkKey, code), proofKey, expireTime: sql<string>`now() + interval '5 minutes'` })
    .execute();
  return {
    checkKey,
    image: `data:image/svg+xml;base64,${Buffer.from(captchaImage(code)).toString('base64')}`,
    puzzle: { algorithm, challenge, maxnumber: maxNumber, salt, signature },
  };
}

/**
 * Whether the code is right and its puzzle solved; asking uses both up either way, for every process. A puzzle is signed with a key of its own,
 * so the solution of one is nothing to another.
 */
export async function useCaptcha(db: Db, { checkKey, captcha = '', proof = '' }: CaptchaAnswer): Promise<boolean> {
  if (!checkKey) return false;
  const row = await db
    .deleteFrom('captcha')
    .where('checkKey', '=', checkKey)
    .returning(['codeHash', 'proofKey', sql<boolean>`expire_time > now()`.as('valid')])
    .executeTakeFirst();
  if (!row?.valid || row.codeHash !== hashOf(checkKey, captcha.trim())) return false;
  // A solution is untrusted input; an unreadable one is wrong.
  return verifySolution(proof, row.proofKey).catch(() => false);
}
