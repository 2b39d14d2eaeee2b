import { md5 } from './md5.ts';

/** Parts of a request that a signature covers. Signing does not change them. */
export interface Signable {
  /** Path of the call, with or without a query; values in the query are signed decoded. */
  url: string;
  /** The JSON body, when there is one; only its top level is signed, lists and multipart bodies contribute nothing. */
  body?: unknown;
  /** The time stamp sent beside the signature, where the server wants it covered as well. */
  timestamp?: string;
}

/** Decoded, or as it is where a percent sign stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The last segment of the path, if it holds a comma: the server signs such segments, and only those. It decodes twice where a percent sign is left. */
function pathVariable(path: string): [string, string][] {
  const once = decoded(path.slice(path.lastIndexOf('/') + 1));
  return once.includes(',') ? [['x-path-variable', once.includes('%') ? decoded(once) : once]] : [];
}

/**
 * The address as it is sent with a signature: servers sign a last segment only if it holds a bare comma, and some read a
 * bare `+` there as a space.
 */
export function signableUrl(url: string): string {
  const { pathname } = new URL(url);
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  const plain = segment.replaceAll(/%2C/gi, ',');
  return plain.includes(',') ? url.replace(pathname, pathname.slice(0, -segment.length) + plain.replaceAll('+', '%2B')) : url;
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
export function signedText({ url, body, timestamp }: Signable): string {
  const mark = url.indexOf('?');
  const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  const time: [string, string][] = timestamp === undefined ? [] : [['x-timestamp', timestamp]];
  const entries = [...pathVariable(path), ...new URLSearchParams(query), ...bodyEntries(body), ...time];
  const values = new Map(entries.filter(([key]) => key !== '_t'));
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}

/**
 * Signature of a call, for the header `X-Sign`: upper-case MD5 of the signed text and the secret.
 * It detects calls put together by accident; a secret that the browser knows is no protection.
 */
export function sign(signable: Signable, secret: string): string {
  return md5(signedText(signable) + secret).toUpperCase();
}
