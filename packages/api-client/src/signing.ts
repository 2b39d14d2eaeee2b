import { md5 } from './md5.ts';

/** What a signature covers. Nothing in here is changed by signing. */
export interface Signable {
  /** Path of the call, with or without a query; values in the query are signed decoded. */
  url: string;
  /** The JSON body, when there is one; only its top level is signed, lists and multipart bodies contribute nothing. */
  body?: unknown;
}

/** The last segment of the path, if it holds a comma: the server signs such segments, and only those. */
function pathVariable(path: string): [string, string][] {
  const segment = path.slice(path.lastIndexOf('/') + 1);
  const decoded = decodeURIComponent(segment);
  return decoded.includes(',') ? [['x-path-variable', decoded]] : [];
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function bodyEntries(body: unknown): [string, string][] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.entries(body)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => [key, toText(value)]);
}

/**
 * The text that is hashed: compact JSON of all parameters as texts, sorted by code unit, without the timestamp `_t`.
 * It is put together by hand, because an object would move keys such as "10" to the front.
 */
export function signedText({ url, body }: Signable): string {
  const [path = '', query = ''] = url.split('?', 2);
  const entries = [...pathVariable(path), ...new URLSearchParams(query), ...bodyEntries(body)];
  const values = new Map(entries.filter(([key]) => key !== '_t'));
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}

/**
 * Signature of a call, for the header `X-Sign`: upper-case MD5 of the signed text and the secret.
 * It shows that a call was not put together by accident; a secret that a browser knows keeps nobody out.
 */
export function sign(signable: Signable, secret: string): string {
  return md5(signedText(signable) + secret).toUpperCase();
}
