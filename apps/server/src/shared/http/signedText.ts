import { createHash } from 'node:crypto';

interface SignedCall {
  /** Path and query as they arrived. */
  url: string;
  /** Parsed JSON body; only the top level of an object is signed. */
  body?: unknown;
  /** Only where the signature has to cover the time. */
  timestamp?: string | undefined;
}

/** Decoded, or as it is where a percent sign stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The last segment of the path, if it holds a comma; decoded again where a percent sign is left. */
function pathVariable(path: string): [string, string][] {
  const once = decoded(path.slice(path.lastIndexOf('/') + 1));
  return once.includes(',') ? [['x-path-variable', once.includes('%') ? decoded(once) : once]] : [];
}

const bodyEntries = (body: unknown): [string, string][] =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? []
    : Object.entries(body)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]);

/**
 * Text that is signed: all parameters as strings, sorted by code unit, as compact JSON; without the cache buster `_t`.
 * @see facts of the origin 1.3
 */
export function signedText({ url, body, timestamp }: SignedCall): string {
  const mark = url.indexOf('?');
  const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  const time: [string, string][] = timestamp === undefined ? [] : [['x-timestamp', timestamp]];
  const values = new Map([...pathVariable(path), ...new URLSearchParams(query), ...bodyEntries(body), ...time]);
  values.delete('_t');
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}

/** Upper-case MD5 of the signed text and the secret. */
export const signatureOf = (call: SignedCall, secret: string): string =>
  createHash('md5')
    .update(signedText(call) + secret)
    .digest('hex')
    .toUpperCase();
