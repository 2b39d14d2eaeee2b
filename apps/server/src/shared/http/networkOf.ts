import { isIPv6 } from 'node:net';

/**
 * The network that stands for an address where callers are counted: an IPv4 address by itself, of an IPv6 address the
 * first 64 bits (`2001:db8:0:7::/64`), since one subscriber has as many of these addresses as they like.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address);
  if (mapped) return mapped[1]!;
  const plain = address.split('%')[0]!;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const all = [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
