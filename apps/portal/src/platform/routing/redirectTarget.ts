/** Address of the login page that leads back to `fullPath` afterwards. */
export function loginPathFor(fullPath: string): string {
  return fullPath === '/' ? '/user/login' : `/user/login?redirect=${encodeURIComponent(fullPath)}`;
}

/** Page to open after sign-in. Only paths of this portal: a link in an e-mail must not lead to another site. */
export function redirectTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '/';
  const isOwnPath = /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/user/');
  return isOwnPath ? wanted : '/';
}
