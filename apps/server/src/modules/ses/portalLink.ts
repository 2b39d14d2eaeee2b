/** Links that hand a user over to a site of the maker. Pure. */
import { createHmac } from 'node:crypto';
import type { PortalTarget } from '../../generated/types.gen.ts';

/** A site that takes users over, and the secret that it shares with this server. */
export interface PortalSite {
  url: string;
  /** At least 32 characters. */
  secret: string;
}

/** Sites by what they are, and who sends users there. */
export interface PortalSites {
  issuer: string;
  sites: Readonly<Partial<Record<PortalTarget, PortalSite>>>;
}

/** Seconds that a link lives. */
export const linkLifetime = 60;

/** As RFC 3986 has it: everything but letters, digits and `-_.~`. */
const percent = (value: string): string => encodeURIComponent(value).replaceAll(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`);

/** Text that is signed: the parameters sorted by name, `name=value` percent-encoded, joined by `&`. */
const textOf = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${percent(value)}`)
    .join('&');

/** base64url of HMAC-SHA256 over the parameters. */
export const signatureOf = (secret: string, parameters: Readonly<Record<string, string>>): string =>
  createHmac('sha256', secret).update(textOf(parameters)).digest('base64url');

/** The address of a site with the parameters and their signature; what its own address asks for stays. */
export function portalLink({ url, secret }: PortalSite, parameters: Readonly<Record<string, string>>): string {
  const link = new URL(url);
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value);
  link.searchParams.set('sig', signatureOf(secret, parameters));
  return link.href;
}
