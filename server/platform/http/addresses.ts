import { isIPv6 } from 'node:net';

/**
 * The key that rate limits count IP addresses by: an IPv4 address, or the /64 network of an IPv6 address,
 * which usually belongs to one customer.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  const address = ip.split('%')[0]!;
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const IS_API = /^\/(api|oauth)\//;

interface Addressed {
  url: string;
  routeOptions?: { url?: string | undefined };
}

/**
 * Whether a request goes to the API. Its route's path is checked too, since the router also decodes
 * `/%61pi/case/banks`.
 */
export const isApi = ({ url, routeOptions }: Addressed): boolean =>
  IS_API.test(url) || IS_API.test(routeOptions?.url ?? '');
