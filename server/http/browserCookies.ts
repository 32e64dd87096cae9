import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../signIn';
import { DEVICE_LIFE, randomPlace } from '../signIn/places';

const SECOND = 1000;
const DEVICE = { name: 'casebook-device', seconds: DEVICE_LIFE / SECOND };
/** Somewhat longer than a code lives. */
const PLACE = { name: 'casebook-place', seconds: 600 };

type Cookie = typeof DEVICE;

/** Where a request of sign-in comes from (docs/contract.md, "Sign-in"). */
export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  device: read(request, DEVICE),
  place: read(request, PLACE),
  isGone: () => request.raw.socket.destroyed,
});

export function keepDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  write(request, reply, DEVICE, device);
}

/** The caller of a code: a browser without a device cookie gets one by which its code finds it again. */
export function callerOfCode(request: FastifyRequest, reply: FastifyReply): Caller & { newPlace: string } {
  const caller = callerOf(request);
  const newPlace = caller.place ?? randomPlace();
  if (!caller.device) write(request, reply, PLACE, newPlace);
  return { ...caller, newPlace };
}

/** Only over TLS may a browser be told to keep a cookie from plain http; an office's LAN has none. */
const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

const nameOf = (request: FastifyRequest, { name }: Cookie) => (isSecure(request) ? `__Host-${name}` : name);

function read(request: FastifyRequest, cookie: Cookie): string | undefined {
  const start = `${nameOf(request, cookie)}=`;
  const sent = request.headers.cookie?.split(/; ?/).find((pair) => pair.startsWith(start));
  const value = sent?.slice(start.length);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

function write(request: FastifyRequest, reply: FastifyReply, cookie: Cookie, value: string): void {
  const parts = [`${nameOf(request, cookie)}=${value}`, 'Path=/', `Max-Age=${cookie.seconds}`];
  const guards = ['HttpOnly', 'SameSite=Strict', ...(isSecure(request) ? ['Secure'] : [])];
  reply.header('set-cookie', [...parts, ...guards].join('; '));
}
