import { isIPv6 } from 'node:net';

/**
 * What one household or one attacker has of the internet, for limits that count by address: an IPv4 address, or the first
 * half of an IPv6 one, of whose other half everybody has as many as they like.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const behind = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0');
  const whole = [...groups, ...zeros, ...behind].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${whole.join(':')}::/64`;
}
