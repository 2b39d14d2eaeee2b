/** Encrypts the drafts in this browser, so that the next user to sign in cannot read them. */
export interface Seal {
  /** Tells the key from others without giving it away. */
  id: string;
  /** Encrypts a text. @param about its context: it can be decrypted only with the same */
  close(text: string, about: string): Promise<string>;
  /** The text; undefined when it was sealed with another key, about something else, or changed. */
  open(sealed: string, about: string): Promise<string | undefined>;
}

const ivBytes = 12;
const idBytes = 6;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.codePointAt(0)!);

/** In steps: a call takes a limited number of arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x80_00) text += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  return btoa(text);
}

/** False where the browser has no WebCrypto, which is at addresses of plain `http` other than this computer. */
export const canSeal = (): boolean => (globalThis.crypto?.subtle as SubtleCrypto | undefined) !== undefined;

/**
 * AES-256-GCM with a key that this page holds and cannot read out again; undefined where this browser cannot seal.
 * @param key base64 of 32 bytes
 */
export async function createSeal(key: string): Promise<Seal | undefined> {
  if (!canSeal()) return undefined;
  const { subtle } = crypto;
  const bytes = bytesOf(key);
  const cryptoKey = await subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const parameters = (iv: Uint8Array<ArrayBuffer>, about: string): AesGcmParams => ({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(about) });
  return {
    id: [...hash.subarray(0, idBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    async close(text, about) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const content = new Uint8Array(await subtle.encrypt(parameters(iv, about), cryptoKey, new TextEncoder().encode(text)));
      return base64Of(new Uint8Array([...iv, ...content]));
    },
    async open(sealed, about) {
      try {
        const all = bytesOf(sealed);
        return new TextDecoder().decode(await subtle.decrypt(parameters(all.slice(0, ivBytes), about), cryptoKey, all.slice(ivBytes)));
      } catch {
        return undefined;
      }
    },
  };
}
