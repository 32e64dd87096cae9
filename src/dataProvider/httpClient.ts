import { withoutInvisible } from '../../domain/texts';
import {
  currentPerson,
  currentSession,
  expireSession,
  subscribeToSession,
  type Session,
} from '../authProvider/session';
import type { Failure } from './errors';
import { hasEnded, renewedSession } from './renewal';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Missing values are left out; an empty text is sent as it is. */
  query?: Record<string, string | number | null | undefined>;
  /** Sent as JSON; a part of a file as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The record as the person saw it, if the same call can mean opposite actions (enable or disable). */
  seen?: unknown;
  /**
   * True for an action whose repetition is always a new action, such as one on everything that exists at the
   * moment. It never reuses a key.
   */
  isAlwaysNew?: boolean;
  signal?: AbortSignal | undefined;
  /** Checks the answer's shape. An answer of another shape, such as a proxy's page, counts as no answer. */
  expects?: (answer: unknown) => boolean;
  /** Whether the request continues when the page is closed. */
  keepalive?: boolean;
}

/** Performs a call and returns its JSON; rejects with a `CallFailure`. */
export type HttpClient = (path: string, call?: Call) => Promise<unknown>;

export class CallFailure extends Error {
  constructor(readonly failure: Failure) {
    super(`The server answered ${failure.status}`);
  }
}

/**
 * Calls the server as the signed-in person. An access token that has ended is renewed first, and
 * after a 401 the call is repeated with a renewed one; all waiting calls share the renewal. If the session
 * cannot be renewed, it expires: the call waits until its person signs in again, and fails if they sign out.
 * A read that the server was too busy for is tried once more.
 */
export const httpClient: HttpClient = async (path, call) => (await httpAnswer(path, call)).json;

/** The JSON and the headers of an answer; a header has the total number of rows. */
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
  // A foreign server may answer a write with plain text.
  const isUnreadable = call.method === undefined && !isJson;
  if (isUnreadable || call.expects?.(answer) === false) throw new CallFailure({ status: 0, body: null });
  return { json: answer, headers: response.headers };
}

/** The longest wait before a repeat, in seconds. If the server asks for a longer one, the failure is shown at once. */
const LONGEST_WAIT = 3;

/**
 * Milliseconds to wait before repeating a read that the server was too busy for, by its `Retry-After`.
 * Null for a write and for any other failure. Random jitter keeps clients from returning at the same
 * moment.
 */
function waitWhenBusy({ method = 'GET' }: { method?: string }, response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  if (method !== 'GET' || response.status !== 503 || !(seconds <= LONGEST_WAIT)) return null;
  return seconds * 1000 * (1 + Math.random() / 2);
}

/**
 * Streams an answer that is too large to hold, with backpressure. The request starts with the first read; an
 * answer that ends too early counts as no answer.
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
    // The consumer stopped early: cancel the download. If it broke off, there is nothing to cancel.
    reader?.cancel().catch(() => {});
  }
}

async function authorised(path: string, call: Call, as = currentPerson()?.userName): Promise<Response> {
  const session = as === undefined ? null : await signedInAgain(as);
  call.signal?.throwIfAborted();
  if (!session) throw new CallFailure({ status: 401, body: null });
  const first = hasEnded(session) ? null : await send(path, call, session);
  if (first && first.status !== 401) return first;

  const renewed = await renewedSession(session);
  if (renewed === 'no answer') throw new CallFailure({ status: 0, body: null });
  void first?.body?.cancel();
  call.signal?.throwIfAborted();
  if (renewed) {
    const second = await send(path, call, renewed);
    if (second.status !== 401) return second;
    void second.body?.cancel();
    expireSession();
  }
  return authorised(path, call, as);
}

/** Resolves with this user's session: at once, or after they sign in again; with null if they sign out instead. */
const signedInAgain = (userName: string): Promise<Session | null> =>
  new Promise((resolve) => {
    const look = () => {
      if (currentPerson()?.userName !== userName) return settle(null);
      const session = currentSession();
      if (session) settle(session);
    };
    const settle = (session: Session | null) => {
      stop();
      resolve(session);
    };
    const stop = subscribeToSession(look);
    look();
  });

async function send(path: string, call: Call, session: Session): Promise<Response> {
  const { method = 'GET', query, body, headers, signal, keepalive = false } = call;
  const isBytes = body instanceof Blob;
  try {
    return await fetch(withQuery(path, query), {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && {
          'content-type': isBytes ? 'application/octet-stream' : 'application/json',
        }),
        ...headers,
        authorization: `Bearer ${session.accessToken}`,
      },
      body: body === undefined ? null : isBytes ? body : JSON.stringify(body),
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

/** Null if the body is not JSON, such as a proxy's HTML page. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Adds the parameters, without invisible characters: no stored text has them, so that no search would find any. */
function withQuery(path: string, query: Call['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, withoutInvisible(String(value))]))}`;
}
