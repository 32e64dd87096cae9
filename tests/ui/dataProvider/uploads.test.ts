import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadCalls } from '../../../src/dataProvider/uploads';
import { httpClient, type Call, type HttpClient } from '../../../src/dataProvider/httpClient';
import { useForeignServer } from '../../support/foreignServer';

const foreign = useForeignServer();
beforeEach(() => {
  foreign.signIn();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const KIB = 1024;
const file = new File([new Uint8Array(600 * KIB)], 'form.xlsx');
const noAnswer = new HttpError('No answer', 500, { status: 0 });

/** A server that keeps what it gets; `lines` says for each call whether the line breaks before or after it. */
function serverOn(lines: ('whole' | 'before' | 'after')[]) {
  let offset = 0;
  const calls: string[] = [];
  const call: HttpClient = async (path, { method = 'GET', query, body }: Call = {}) => {
    const size = body instanceof Blob ? ` ${body.size / KIB} KiB` : '';
    calls.push(
      `${method} ${path.slice('/api/casebook/papers/'.length)} ${String(query?.offset ?? '')}${size}`,
    );
    const line = lines.shift() ?? 'whole';
    if (line === 'before') throw noAnswer;
    if (body instanceof Blob) offset = Number(query!.offset) + body.size;
    if (line === 'after') throw noAnswer;
    return { id: 'ab', offset };
  };
  return { calls, call };
}

it('a file is sent in parts, and after a lost line goes on from what has arrived', async () => {
  const { calls, call } = serverOn(['whole', 'whole', 'before', 'before', 'whole', 'after']);
  const shown: number[] = [];
  const upload = createUploadCalls(call).uploadFile(file, { onProgress: (part) => shown.push(part) });
  await vi.runAllTimersAsync();
  expect(await upload).toBe('ab');
  expect(calls).toEqual([
    'POST uploads ',
    'PUT uploads/ab 0 256 KiB',
    'PUT uploads/ab 262144 256 KiB',
    'GET uploads/ab ',
    'GET uploads/ab ',
    'PUT uploads/ab 262144 256 KiB',
    'GET uploads/ab ',
    'PUT uploads/ab 524288 88 KiB',
  ]);
  expect(shown.at(-1)).toBe(1);
});

it('an upload is given up after five tries without progress, and at once when it is refused', async () => {
  const dead = serverOn(['whole', ...Array.from({ length: 20 }, () => 'before' as const)]);
  const lost = createUploadCalls(dead.call).uploadFile(file, { onProgress: () => {} });
  const outcome = lost.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(noAnswer);
  expect(dead.calls).toHaveLength(7);

  const refusal = new HttpError('Too large', 413, { code: 'tooLarge' });
  const call = vi.fn<HttpClient>().mockResolvedValueOnce({ id: 'ab', offset: 0 }).mockRejectedValue(refusal);
  await expect(createUploadCalls(call).uploadFile(file, { onProgress: () => {} })).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(2);
});

it('a part is sent as bytes, with the access token', async () => {
  const part = new Blob(['abc']);
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 'ab', offset: 3 }));
  await httpClient('/api/casebook/papers/uploads/ab', { method: 'PUT', body: part });
  const sent = fetched.mock.calls.at(-1)![1];
  expect(sent?.body).toBe(part);
  expect(sent?.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    authorization: expect.stringMatching(/^Bearer /) as string,
  });
});
