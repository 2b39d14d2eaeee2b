import { readStored } from '../../platform/stored.ts';

/** Base64 of the URI-encoded text. It hides nothing. */
const base64uri = (password: string): string => btoa(encodeURIComponent(password));
const encodings: Readonly<Record<string, (password: string) => string>> = { base64uri };

/** A password encoded for the call to change it, by the server's latest rules. */
export function encodePassword(password: string): string {
  const { encoding = '' } = readStored<{ encoding?: string }>('ENCRYPTED_STRING') ?? {};
  return (encodings[encoding] ?? base64uri)(password);
}
