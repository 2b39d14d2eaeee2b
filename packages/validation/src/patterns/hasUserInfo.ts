/**
 * Whether an address names a user or a password before its host, as `https://name:password@host` does. It would show a secret to everybody
 * who sees the address, or pass one site off as another: `https://portal.example@other.example` leads to `other.example`.
 * Reads as browsers do: `\\` counts as `/`, line breaks and tabs inside do not count.
 * @param address absolute or from `//`; every other one has no user
 */
export const hasUserInfo = (address: string): boolean => userInfo.test(address.replace(/[\t\r\n]/g, '').trimStart());

// RFC 3986, section 3.2: authority = [ userinfo "@" ] host [ ":" port ]
const userInfo = /^(?:(?:https?|wss?|ftp):[\\/]*|[\\/]{2,})[^\\/?#]*@/i;
