import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: object) => Promise<Buffer>;
/** OWASP's choice for argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Hash of a password in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength: 32, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Hash against which unknown users are checked, so that it takes as long as for known ones. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(32))}`;

/** Whether the password belongs to the hash; with no hash it takes the same time and answers no. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = format.exec(hash ?? nobody) ?? [];
  if (nonce === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected) && hash !== undefined;
}

/** Passwords travel as base64 of the URI-encoded text; undefined when they do not. */
export function decodePassword(encoded: string): string | undefined {
  try {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) return undefined;
    return decodeURIComponent(Buffer.from(encoded, 'base64').toString('latin1'));
  } catch {
    return undefined;
  }
}
