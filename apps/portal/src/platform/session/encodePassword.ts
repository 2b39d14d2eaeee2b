/** A password as the call to change it wants it: base64 of the URI-encoded text. It hides nothing. */
export function encodePassword(password: string): string {
  return btoa(encodeURIComponent(password));
}
