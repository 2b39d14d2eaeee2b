/**
 * Path of a call as the router reads it, which rules about paths must go by: without the host of an absolute address, query and fragment,
 * and decoded but for signs that divide a path (`%2F` stays). So `/sys/%64ict/x` and `http://host/sys/dict/x#` are `/sys/dict/x`.
 */
export function requestPath(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0]!;
  try {
    return decodeURI(path);
  } catch {
    // The router refuses it.
    return path;
  }
}
