/** Encrypts secrets that are stored in the database, so that the database alone does not reveal them. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Seal {
  /** Seals a text. @param about what it belongs to: it can be opened together with the same alone */
  close(text: string, about: string): Promise<string>;
  /** The text; undefined when it was sealed with another key, about something else, or changed. */
  open(sealed: string, about: string): Promise<string | undefined>;
}

/** In the data folder, unless a secret is set; needed as well to move or restore the database. */
export const keyFile = 'secret.key';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const form = 'v1.';

const missing = (error: unknown): undefined => {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
  return undefined;
};

/** Makes the file where it is missing; of two servers that make it at once the second takes what the first has written. */
async function makeKey(path: string): Promise<Buffer> {
  const key = randomBytes(keyBytes);
  try {
    await writeFile(path, key.toString('base64'), { flag: 'wx', mode: 0o600, flush: true });
    return key;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    return Buffer.from(await readFile(path, 'utf8'), 'base64');
  }
}

/** AES-256-GCM. @param secret that several servers share; without it a random one lies in a file of the data folder, made when it is first needed */
export function createSeal(dataFolder: string, secret?: string): Seal {
  const path = join(dataFolder, keyFile);
  const derive = (from: string | Buffer): Buffer => Buffer.from(hkdfSync('sha256', from, '', 'harrow seal', keyBytes));
  const known = async (): Promise<Buffer | undefined> => {
    const own = secret ?? (await readFile(path, 'utf8').then((text) => Buffer.from(text, 'base64'), missing));
    return own === undefined ? undefined : derive(own);
  };
  return {
    async close(text, about) {
      const key = (await known()) ?? derive(await makeKey(path));
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return form + Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
    },
    async open(sealed, about) {
      const key = await known();
      const bytes = Buffer.from(sealed.slice(form.length), 'base64');
      if (!key || !sealed.startsWith(form) || bytes.length < ivBytes + tagBytes) return undefined;
      try {
        const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(about));
        opener.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return opener.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opener.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
