import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../../platform/mail';
import type { Caller } from '.';
import { DEVICE_LIFE, randomPlace } from './browsers';

const SECOND = 1000;
const DEVICE = { name: 'casebook-device', seconds: DEVICE_LIFE / SECOND };
/** This cookie outlives a sign-in code, which is valid for five minutes. */
const PLACE = { name: 'casebook-place', seconds: 600 };

/** This cookie lives longer than a replica may lag behind. */
const WROTE = { name: 'casebook-wrote', seconds: 5 };

interface Cookie {
  name: string;
  seconds: number;
  /** `Lax`: also sent when another site leads to ours. */
  sameSite?: 'Lax';
}

/** The attempt to sign in at the provider, which leads back to ours. */
export const OIDC_ATTEMPT: Cookie = { name: 'casebook-oidc', seconds: 600, sameSite: 'Lax' };

/** The session of whom the provider has sent back, until the UI takes it up. */
export const ARRIVED: Cookie = { name: 'casebook-arrived', seconds: 60 };

/** The IP address and browser that a sign-in request comes from (docs/contract.md, "Sign-in"). */
export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  device: read(request, DEVICE),
  place: read(request, PLACE),
  language: languageOf(request),
  isDisconnected: () => request.raw.socket.destroyed,
});

export function keepDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  write(request, reply, DEVICE, device);
}

/**
 * The caller that requests a code. A browser without a device cookie gets a short-lived one, which ties the
 * code to this browser.
 */
export function callerOfCode(request: FastifyRequest, reply: FastifyReply): Caller & { newPlace: string } {
  const caller = callerOf(request);
  const newPlace = caller.place ?? randomPlace();
  if (!caller.device) write(request, reply, PLACE, newPlace);
  return { ...caller, newPlace };
}

/** Marks by a cookie that this browser has written, for whichever process answers its next requests. */
export const keepWrite = (request: FastifyRequest, reply: FastifyReply): void =>
  write(request, reply, WROTE, 'yes');

/** Whether this browser has written within the last seconds. */
export const hasJustWritten = (request: FastifyRequest): boolean => valueOf(request, WROTE) === 'yes';

/** Browsers refuse `Secure` and `__Host-` cookies over plain http, which an office LAN uses. */
const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

/** Cookies do not know ports, so those of the practice register on the same machine have names of their own. */
const nameOf = (request: FastifyRequest, { name }: Cookie) =>
  `${isSecure(request) ? '__Host-' : ''}${request.server.isPractice ? 'practice-' : ''}${name}`;

declare module 'fastify' {
  interface FastifyInstance {
    isPractice: boolean;
  }
}

function read(request: FastifyRequest, cookie: Cookie): string | undefined {
  const value = valueOf(request, cookie);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function valueOf(request: FastifyRequest, cookie: Cookie): string | undefined {
  const start = `${nameOf(request, cookie)}=`;
  const sent = request.headers.cookie?.split(/; ?/).find((pair) => pair.startsWith(start));
  return sent?.slice(start.length);
}

export const clear = (request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void =>
  write(request, reply, { ...cookie, seconds: 0 }, '');

export function write(request: FastifyRequest, reply: FastifyReply, cookie: Cookie, value: string): void {
  const parts = [`${nameOf(request, cookie)}=${value}`, 'Path=/', `Max-Age=${cookie.seconds}`];
  const guards = [
    'HttpOnly',
    `SameSite=${cookie.sameSite ?? 'Strict'}`,
    ...(isSecure(request) ? ['Secure'] : []),
  ];
  reply.header('set-cookie', [...parts, ...guards].join('; '));
}
