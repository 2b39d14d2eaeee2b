import { type TokenStore, tokenLifeMs } from '@harrow/api-client';

const name = 'Access-Token';
/** Paths for which the browser sends the cookie with pictures and links. */
const paths = ['/api/portal/attach/download', '/sys/common/static/'];

function write(token: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const path of paths) document.cookie = `${name}=${token}; Path=${path}; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure}`;
}

/**
 * Keeps the token also as a cookie that only file downloads send: pictures and links cannot send a header, and a token
 * in an address would end up in logs and histories.
 */
export function keepDownloadCookie(tokens: TokenStore): TokenStore {
  const present = tokens.get();
  if (present) write(present, tokenLifeMs / 1000);
  return {
    get: tokens.get,
    set(token) {
      tokens.set(token);
      write(token, tokenLifeMs / 1000);
    },
    clear() {
      tokens.clear();
      write('', 0);
    },
  };
}
