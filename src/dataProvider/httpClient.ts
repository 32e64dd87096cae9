import { currentPerson, expireSession, type Session } from '../authProvider/session';
import type { Failure } from './errors';
import { waitWhenBusy } from './onceMore';
import { renewedSession } from './renewal';
import { signedInAgain } from './signedInAgain';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Empty values are left out. */
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** What the person saw of the record, where it tells one action from its opposite: on or off. */
  seen?: unknown;
  /** Of all that there is now: the same again is not the same action. */
  isAlwaysNew?: boolean;
  signal?: AbortSignal | undefined;
  /** What a fit answer looks like; another one, of a proxy say, counts as none. */
  expects?: (answer: unknown) => boolean;
  /** Whether it goes on when the page is left. */
  keepalive?: boolean;
}

/** Performs a call and answers its JSON; rejects with a `CallFailure`. */
export type HttpClient = (path: string, call?: Call) => Promise<unknown>;

export class CallFailure extends Error {
  constructor(readonly failure: Failure) {
    super(`The server answered ${failure.status}`);
  }
}

/**
 * Calls the server as the signed-in person. On a 401 the session is renewed, once for all calls that
 * wait for it, and the call is made again with the new token. A session that cannot be renewed expires:
 * then the call waits until its person has signed in again, and fails when they sign out instead. What only
 * reads is asked for once more when the server was too busy.
 */
export const httpClient: HttpClient = async (path, call) => (await httpAnswer(path, call)).json;

/** An answer with what its headers say of it: how many rows there are in all. */
export interface HttpAnswer {
  json: unknown;
  headers: Headers;
}

export async function httpAnswer(path: string, call: Call = {}): Promise<HttpAnswer> {
  let response = await authorised(path, call);
  const wait = waitWhenBusy(call, response);
  if (wait !== null) {
    void response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, wait));
    response = await authorised(path, call);
  }
  if (!response.ok) throw await failure(response);
  const text = await response.text().catch((reason: unknown) => {
    if (call.signal?.aborted) throw reason;
    throw new CallFailure({ status: 0, body: null });
  });
  const answer = text ? parse(text) : null;
  const isJson = answer !== null || text === '' || text.trim() === 'null';
  // A server may say that it has stored something in words of its own.
  const isUnreadable = call.method === undefined && !isJson;
  if (isUnreadable || call.expects?.(answer) === false) throw new CallFailure({ status: 0, body: null });
  return { json: answer, headers: response.headers };
}

/**
 * The same for an answer too large to hold: its bytes as they arrive, no faster than they are taken. The
 * call is made when the first are asked for, and an answer that breaks off counts as none.
 */
export async function* httpStream(
  path: string,
  call: Call = {},
  onHeaders?: (headers: Headers) => void,
): AsyncGenerator<Uint8Array> {
  const response = await authorised(path, call);
  if (!response.ok) throw await failure(response);
  onHeaders?.(response.headers);
  const reader = response.body?.getReader();
  const next = () =>
    reader?.read().catch((reason: unknown) => {
      if (call.signal?.aborted) throw reason;
      throw new CallFailure({ status: 0, body: null });
    });
  try {
    for (let part = await next(); part?.value; part = await next()) yield part.value;
  } finally {
    // Who takes no more wants no more sent; what broke off by itself has nothing to cancel.
    reader?.cancel().catch(() => {});
  }
}

async function authorised(path: string, call: Call, as = currentPerson()?.userName): Promise<Response> {
  const session = as === undefined ? null : await signedInAgain(as);
  call.signal?.throwIfAborted();
  if (!session) throw new CallFailure({ status: 401, body: null });
  const first = await send(path, call, session);
  if (first.status !== 401) return first;

  const renewed = await renewedSession(session);
  if (renewed === 'no answer') throw new CallFailure({ status: 0, body: null });
  void first.body?.cancel();
  call.signal?.throwIfAborted();
  if (renewed) {
    const second = await send(path, call, renewed);
    if (second.status !== 401) return second;
    void second.body?.cancel();
    expireSession();
  }
  return authorised(path, call, as);
}

async function send(path: string, call: Call, session: Session): Promise<Response> {
  const { method = 'GET', query, body, headers, signal, keepalive = false } = call;
  try {
    return await fetch(withQuery(path, query), {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        authorization: `Bearer ${session.accessToken}`,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      keepalive,
    });
  } catch (reason) {
    if (signal?.aborted) throw reason;
    throw new CallFailure({ status: 0, body: null });
  }
}

const failure = async (response: Response) =>
  new CallFailure({ status: response.status, body: parse(await response.text().catch(() => '')) });

/** A body that is not JSON says nothing to a person: an HTML page of a proxy, say. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withQuery(path: string, query: Call['query'] = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
