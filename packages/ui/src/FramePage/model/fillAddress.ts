import { hasUserInfo } from '@harrow/validation';

/** Placeholders in the address of a framed page. Any other stays as written. */
export const framePlaceholders = ['token', 'tenantId', 'domain'] as const;
export type FramePlaceholder = (typeof framePlaceholders)[number];
export type FrameValues = Partial<Record<FramePlaceholder, string>>;

const placeholder = /\$\{\s*(\w+)\s*\}|\{\{\s*(?:window\.)?(\w+)\s*\}\}/g;

const isKnown = (name: string | undefined): name is FramePlaceholder => framePlaceholders.includes(name as FramePlaceholder);

/**
 * The address of a framed page with its placeholders filled in: `${token}`, `{{ tenantId }}`, `{{ window.domain }}`.
 * Nothing is evaluated. Values are encoded for a query, `domain` (an origin) is put in as it is.
 * @param address absolute, or a path on the own origin
 * @param origin  of the application
 * @param trusted origins that may get the token, besides the own one
 * @returns undefined for an address that is no http(s) address, or one with a user or a password
 */
export function fillAddress(address: string, values: FrameValues, origin: string, trusted: readonly string[] = []): string | undefined {
  const fill = (part: FrameValues): string =>
    address.replaceAll(placeholder, (written: string, dollar?: string, braces?: string) => {
      const name = dollar ?? braces;
      if (!isKnown(name)) return written;
      const value = part[name] ?? '';
      return name === 'domain' ? value : encodeURIComponent(value);
    });
  // The origin of the address must not depend on the token.
  const target = URL.parse(fill({ ...values, token: '' }), origin);
  if (!target || !/^https?:$/.test(target.protocol) || hasUserInfo(target.href)) return undefined;
  const isTrusted = target.origin === origin || trusted.includes(target.origin);
  return URL.parse(fill(isTrusted ? values : { ...values, token: '' }), origin)?.href;
}
