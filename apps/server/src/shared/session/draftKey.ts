import { hkdfSync } from 'node:crypto';
import '../../modules/login/tables.ts';
import type { Db } from '../database/database.ts';

const keyBytes = 32;

/**
 * The key with which browsers seal what an account has typed and not saved yet, base64 of 32 bytes: the same for all its visits, and nothing
 * that another account, or a browser without a session, can learn.
 */
export async function draftKey(db: Db, userId: string): Promise<string> {
  const { secret } = await db.selectFrom('draftSecret').select('secret').executeTakeFirstOrThrow();
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', `drafts of ${userId}`, keyBytes)).toString('base64');
}
