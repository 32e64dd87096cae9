import { createHmac } from 'node:crypto';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';
import type { DeliveryFault } from '../../../../domain/webhooks';
import { createSemaphore } from '../../../platform/semaphore';

/** Milliseconds that the look-up of a name may take when a webhook is saved. */
const LOOK_UP_TIMEOUT = 3000;

export interface Posted {
  fault: DeliveryFault | null;
  /** Of the answer, if there was one. */
  status: number | null;
}

interface Post {
  url: string;
  body: string;
  headers: Record<string, string>;
  allowPrivate: boolean;
  /** Milliseconds from the look-up of the name to the status of the answer. */
  timeout: number;
  /** Gives the attempt up. */
  signal: AbortSignal;
}

/**
 * Posts JSON once. Of the answer only the status is read; no redirect is followed. Never rejects.
 * The addresses that are checked are those that are connected to: the name is not looked up again.
 */
export function postOnce({ url, body, headers, allowPrivate, timeout, signal }: Post): Promise<Posted> {
  const target = new URL(url);
  const host = hostOf(target);
  if (!allowPrivate && isIP(host) && isPrivate(host))
    return Promise.resolve({ fault: 'PRIVATE_ADDRESS', status: null });
  const deadline = AbortSignal.timeout(timeout);
  return new Promise((resolve) => {
    const failed = (error: Error) =>
      resolve({ fault: deadline.aborted ? 'TIMEOUT' : faultOf(error), status: null });
    const request = (target.protocol === 'https:' ? https : http).request(target, {
      method: 'POST',
      agent: false, // a kept connection would have been checked for another webhook
      lookup: lookupFor(allowPrivate),
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      signal: AbortSignal.any([deadline, signal]),
    });
    request.on('error', failed);
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ fault: 'STATUS', status: 101 });
    });
    request.on('response', (response) => {
      const status = response.statusCode!;
      resolve({ fault: status >= 200 && status < 300 ? null : 'STATUS', status });
      response.on('error', () => {});
      request.destroy();
    });
    request.end(body);
  });
}

class PrivateAddress extends Error {}

/** A look-up blocks one of the four threads that hash passwords too. */
const lookingUp = createSemaphore({ atOnce: 2 });

const addressesOf = (host: string, options: LookupOptions = {}): Promise<LookupAddress[]> =>
  lookingUp.run(undefined, ENDLESS, () => lookup(host, { ...options, all: true }));

const ENDLESS = { refusal: () => new Error('too many look-ups') };

/**
 * Looks all addresses of a name up, as connections ask for since Node.js 20. Without leave it fails if one is private,
 * even beside public ones.
 */
const lookupFor = (allowPrivate: boolean): LookupFunction =>
  callbackify(async (host: string, options: LookupOptions) => {
    const addresses = await addressesOf(host, options);
    if (!allowPrivate && addresses.some(({ address }) => isPrivate(address))) throw new PrivateAddress();
    return addresses;
  });

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is not one of the public internet: of a network, of this machine, or for a special purpose. */
export function isPrivate(address: string): boolean {
  const parsed = ipaddr.process(address.split('%')[0]!); // an IPv4 address within IPv6 is checked as IPv4
  return parsed.range() !== 'unicast' || (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_IPV6));
}

/** Whether a URL leads to a private address now. A name that nobody knows, or that takes too long, does not. */
export async function leadsToPrivate(url: string): Promise<boolean> {
  const host = hostOf(new URL(url));
  if (isIP(host)) return isPrivate(host);
  const late = new Promise<[]>((resolve) => setTimeout(resolve, LOOK_UP_TIMEOUT, []).unref());
  const addresses = await Promise.race([addressesOf(host).catch(() => []), late]);
  return addresses.some(({ address }) => isPrivate(address));
}

/** The host without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL) => (hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);

/** Parts of the codes of OpenSSL and Node.js, such as `CERT_HAS_EXPIRED` and `ERR_TLS_CERT_ALTNAME_INVALID`. */
const CERTIFICATE_CODES = ['CERT', 'TLS', 'SIGNATURE'];

function faultOf(error: Error): DeliveryFault {
  if (error instanceof PrivateAddress) return 'PRIVATE_ADDRESS';
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'UNKNOWN_HOST';
  return CERTIFICATE_CODES.some((part) => code.includes(part)) ? 'CERTIFICATE' : 'NO_ANSWER';
}

/** The header with the time and the signature over time and body (docs/contract.md, "Programs"). */
export function signatureOf(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
