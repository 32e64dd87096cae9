import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { faultsOfPapers } from '../../../server/features/papers/check';
import { removeLeftovers } from '../../../server/features/papers/leftovers';
import { createPaperStore } from '../../../server/features/papers/store';
import { createUploads } from '../../../server/features/papers/uploads';
import { connect } from '../../../server/platform/database/connect';
import {
  bearerOf,
  createDataDirectory,
  startCasebook,
  type CasebookProcess,
} from '../../support/casebookProcess';
import { isLong } from '../../support/long';
import { createRegister } from '../identity/registers';

const KILLS = Number(process.env.PAPER_KILLS ?? 100);
const UPLOADERS = 4;
const PART = 128 * 1024;

const data = createDataDirectory();
const papers = `${data.path}-papers`;
afterAll(() => {
  data.remove();
  rmSync(papers, { recursive: true, force: true });
});

interface Sending {
  origin: string;
  headers: Record<string, string>;
  caseFilingId: number;
  acknowledged: string[];
}

/** Uploads papers one after the other, until the server is killed. */
async function send({ origin, headers, caseFilingId, acknowledged }: Sending): Promise<void> {
  const ask = async (method: string, path: string, body: BodyInit, more: object = {}) => {
    const answer = await fetch(`${origin}/api/casebook/papers${path}`, {
      method,
      headers: { ...headers, ...more },
      body,
    });
    if (!answer.ok && answer.status !== 503) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as { id?: string };
  };
  for (;;) {
    const content = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      randomBytes(1000 + Math.floor(Math.random() * 4 * PART)),
      Buffer.from('\n%%EOF\n'),
    ]);
    const { id } = await ask('POST', '/uploads', JSON.stringify({ name: 'a.pdf', bytes: content.length }));
    for (let offset = 0; offset < content.length;) {
      const part = content.subarray(offset, offset + PART);
      const sent = await ask('PUT', `/uploads/${id}?offset=${offset}`, part, {
        'content-type': 'application/octet-stream',
      });
      if (sent.id) offset += part.length;
    }
    const { id: paper } = await ask(
      'POST',
      '',
      JSON.stringify({ caseFilingId, kind: 'other', uploadId: id }),
    );
    if (paper) acknowledged.push(createHash('sha256').update(content).digest('hex'));
  }
}

// papers.test.ts tests uploads that a stopped server left behind in every run
it.runIf(isLong)(
  `no paper is lost and no row is without its file despite ${KILLS} kills of the server during uploads`,
  { timeout: 60 * 60_000 },
  async () => {
    const { password } = await createRegister('ours', data);
    const environment = { DATA_DIR: data.path, PAPERS_DIR: papers, LOG_LEVEL: 'silent' };
    const acknowledged: string[] = [];
    const faults: string[] = [];
    let casebook: CasebookProcess = await startCasebook(environment);
    const opened = () =>
      connect({ host: join(data.path, 'socket'), user: 'postgres', database: 'postgres' }, { max: 1 });
    const first = opened();
    const { rows } = await sql<{ id: number }>`
      insert into case_filing (nothi_number, work_place_id)
      select 'S-1/2026', min(id) from work_place returning id
    `.execute(first);
    const caseFilingId = rows[0]!.id;
    await first.destroy();
    for (let kill = 0; kill < KILLS; kill++) {
      const headers = await bearerOf(casebook.origin, 'admin', password);
      const { origin } = casebook;
      const senders = Array.from({ length: UPLOADERS }, () =>
        send({ origin, headers, caseFilingId, acknowledged }).catch((error: unknown) => {
          // the line that a kill cuts is no fault
          if (!(error instanceof TypeError)) faults.push(String(error));
        }),
      );
      await pause(300 + Math.random() * 1500);
      await casebook.end('SIGKILL');
      await Promise.all(senders);
      casebook = await startCasebook(environment);
    }
    expect(faults).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(KILLS);

    const db = opened();
    const store = createPaperStore(papers);
    const named = (await db.selectFrom('paperVersion').select('sha256').execute()).map(
      ({ sha256 }) => sha256,
    );
    expect(named).toEqual(expect.arrayContaining(acknowledged));
    const wrong = [];
    for await (const fault of faultsOfPapers(db, store)) wrong.push(fault);
    expect(wrong).toEqual([]);

    const tomorrow = Date.now() + 25 * 60 * 60 * 1000;
    await removeLeftovers(db, store, tomorrow);
    await createUploads(papers).clean(tomorrow);
    const stored = [];
    for await (const sha256 of store.list()) stored.push(sha256);
    expect(stored).toEqual(named.toSorted());
    expect(readdirSync(join(papers, 'uploads'))).toEqual([]);
    await db.destroy();
    await casebook.end('SIGTERM');
  },
);
