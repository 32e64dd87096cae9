import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfOf } from '../../support/paperFiles';
import { useHearings } from '../hearings/calls';
import type { Headers } from '../cases/calls';

export interface Paper {
  id: number;
  version: number;
  [name: string]: unknown;
}

const PAPERS = '/api/casebook/papers';
const MIB = 1024 * 1024;

/** Calls on papers, made as an administrator unless other headers are given. */
export function usePapers() {
  const calls = useHearings();
  const { test } = { test: () => calls.parts.test };
  const asAdmin = async (headers?: Headers) => headers ?? test().as('ROLE_ADMIN');

  /** Sends a file in parts. @returns the upload's id */
  async function upload(content: Buffer, name = 'order.pdf', headers?: Headers): Promise<string> {
    const as = await asAdmin(headers);
    const { app } = test();
    const payload = { name, bytes: content.length };
    const begun = await app.inject({ method: 'POST', url: `${PAPERS}/uploads`, headers: as, payload });
    const { id } = begun.json<{ id: string }>();
    for (let offset = 0; offset < content.length; offset += MIB)
      await app.inject({
        method: 'PUT',
        url: `${PAPERS}/uploads/${id}?offset=${offset}`,
        headers: { ...as, 'content-type': 'application/octet-stream' },
        payload: content.subarray(offset, offset + MIB),
      });
    return id;
  }

  /** Uploads a file and adds it as a paper. */
  async function add(
    values: object,
    content = pdfOf(),
    { name, headers }: { name?: string; headers?: Headers } = {},
  ) {
    const uploadId = await upload(content, name, headers);
    return calls.call('POST', PAPERS, { kind: 'order', ...values, uploadId }, headers);
  }

  async function added(values: object, content?: Buffer): Promise<Paper> {
    const answer = await add(values, content);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Paper>();
  }

  const list = async (filter: object, headers?: Headers) =>
    (
      await calls.call(
        'GET',
        `${PAPERS}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        undefined,
        headers,
      )
    ).json<Paper[]>();

  const content = async (
    id: number,
    { query = '', ...more }: { query?: string } & Record<string, string> = {},
  ) =>
    test().app.inject({ url: `${PAPERS}/${id}/content${query}`, headers: { ...(await asAdmin()), ...more } });

  const put = (paper: Paper, change: object, headers?: Headers) =>
    calls.call('PUT', `${PAPERS}/${paper.id}`, { ...paper, ...change }, headers);

  return {
    calls,
    /** Where `buildTestApp` keeps papers. */
    folder: join(tmpdir(), 'casebook-papers-of-tests'),
    upload,
    add,
    added,
    list,
    content,
    put,
    one: async (id: number, headers?: Headers) => calls.call('GET', `${PAPERS}/${id}`, undefined, headers),
    remove: (id: number) => calls.call('DELETE', `${PAPERS}/${id}`),
  };
}
