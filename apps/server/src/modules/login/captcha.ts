import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../shared/database/database.ts';
import { captchaImage, captchaLetters } from './captchaImage.ts';

const hashOf = (checkKey: string, code: string): string => createHash('sha256').update(`${checkKey}:${code.toUpperCase()}`).digest('hex');
const randomCode = (): string => Array.from({ length: 4 }, () => captchaLetters[randomInt(captchaLetters.length)]).join('');

/** Hands out a verification code: 4 characters, one use, 5 minutes. The code itself is nowhere but in the picture. */
export async function newCaptcha(db: Db, code = randomCode()): Promise<{ checkKey: string; image: string }> {
  const checkKey = randomBytes(16).toString('hex');
  await db
    .deleteFrom('captcha')
    .where('expireTime', '<', sql<string>`now()`)
    .execute();
  await db
    .insertInto('captcha')
    .values({ checkKey, codeHash: hashOf(checkKey, code), expireTime: sql<string>`now() + interval '5 minutes'` })
    .execute();
  return { checkKey, image: `data:image/svg+xml;base64,${Buffer.from(captchaImage(code)).toString('base64')}` };
}

/** Whether the code is right; asking uses it up either way. */
export async function useCaptcha(db: Db, checkKey: string | undefined, code: string | undefined): Promise<boolean> {
  if (!checkKey) return false;
  const row = await db
    .deleteFrom('captcha')
    .where('checkKey', '=', checkKey)
    .returning(['codeHash', sql<boolean>`expire_time > now()`.as('valid')])
    .executeTakeFirst();
  return row !== undefined && row.valid && row.codeHash === hashOf(checkKey, (code ?? '').trim());
}
