import { type ApiConfig, defaultHeaderNames } from '../config.ts';

/** Headers of every call of a client, by their configured names. */
export function requestHeaders(config: ApiConfig): Record<string, string> {
  const names = { ...defaultHeaderNames, ...config.headers };
  const token = config.tokens.get();
  const appId = config.appId?.();
  const language = config.language?.();
  return {
    [names.version]: config.version ?? 'v1',
    [names.tenantId]: String(config.tenantId?.() ?? 0),
    ...(token && { [names.token]: token }),
    ...(appId && { [names.appId]: appId }),
    ...(language && { 'Accept-Language': language }),
  };
}

/** A key that makes repeating a save harmless: the server answers a repeat within 10 minutes as it answered the first. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
