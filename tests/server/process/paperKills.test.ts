import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

const KILLS = Number(process.env.KILL_ROUNDS ?? 2);
const SECONDS_PER_KILL = 60;
const UPLOADERS = 4;
const PART = 128 * 1024;

const data = createDataDirectory();
const papers = `${data.path}-papers`;
let casebook: CasebookProcess | undefined;
afterAll(async () => {
  await casebook?.end('SIGTERM');
  data.remove();
  rmSync(papers, { recursive: true, force: true });
});

/** Kept across kills: what a sender knows, and who answers it now. */
interface Sending {
  /** The server that runs, once it does. */
  server: () => Promise<{ origin: string; headers: Record<string, string> }>;
  caseFilingId: number;
  /** The uploads of which parts arrived. */
  parts: string[];
  acknowledged: string[];
  /** Uploads that went on behind their beginning after a kill. */
  resumed: string[];
  isOver: () => boolean;
}

/** Uploads papers one after the other as the browser does: what a kill cuts is asked again, and goes on. */
async function send({ server, caseFilingId, parts, acknowledged, resumed, isOver }: Sending): Promise<void> {
  const ask = async <T>(method: string, path: string, body?: BodyInit, more: object = {}): Promise<T> => {
    for (;;) {
      const { origin, headers } = await server();
      const asked = { method, headers: { ...headers, ...more }, body };
      const answer = await fetch(`${origin}/api/casebook/papers${path}`, asked).catch(() => null);
      const text = await answer?.text().catch(() => null);
      if (answer?.ok && text) return JSON.parse(text) as T;
      if (answer && text && answer.status !== 503) throw new Error(`${method} ${path}: ${text}`);
      await pause(50);
    }
  };
  const once = () => ({ 'idempotency-key': randomUUID() });
  while (!isOver()) {
    const content = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      randomBytes(1000 + Math.floor(Math.random() * 4 * PART)),
      Buffer.from('\n%%EOF\n'),
    ]);
    const announced = JSON.stringify({ name: 'a.pdf', bytes: content.length });
    const { id } = await ask<{ id: string }>('POST', '/uploads', announced, once());
    let { origin } = await server();
    for (let offset = 0; offset < content.length;) {
      const now = await server();
      if (now.origin !== origin) {
        origin = now.origin;
        const progress = await ask<{ offset: number }>('GET', `/uploads/${id}`);
        // nothing that was acknowledged is asked for again
        if (progress.offset < offset)
          throw new Error(`${progress.offset} of ${offset} bytes of ${id} are left`);
        if (offset > 0) resumed.push(id);
        offset = progress.offset;
        continue;
      }
      const part = content.subarray(offset, offset + PART);
      const type = { 'content-type': 'application/octet-stream' };
      ({ offset } = await ask<{ offset: number }>('PUT', `/uploads/${id}?offset=${offset}`, part, type));
      parts.push(id);
    }
    const paper = JSON.stringify({ caseFilingId, kind: 'other', uploadId: id });
    await ask('POST', '', paper, once());
    acknowledged.push(createHash('sha256').update(content).digest('hex'));
  }
}

it(
  `no paper is lost and no row is without its file despite ${KILLS} kills of the server during uploads @long`,
  { timeout: (KILLS + 2) * SECONDS_PER_KILL * 1000 },
  async () => {
    const { password } = await createRegister('ours', data);
    const environment = { DATA_DIR: data.path, PAPERS_DIR: papers, LOG_LEVEL: 'silent' };
    const parts: string[] = [];
    const acknowledged: string[] = [];
    const resumed: string[] = [];
    const start = async () => {
      casebook = await startCasebook(environment);
      const { origin } = casebook;
      return { origin, headers: await bearerOf(origin, 'admin', password) };
    };
    let running = start();
    await running;
    const db = connect(
      { host: join(data.path, 'socket'), user: 'postgres', database: 'postgres' },
      { max: 1 },
    );
    const filing = await db.selectFrom('caseFiling').select('id').executeTakeFirstOrThrow();
    await db.destroy();

    let isOver = false;
    const senders = Array.from({ length: UPLOADERS }, () =>
      send({
        server: () => running,
        caseFilingId: filing.id,
        parts,
        acknowledged,
        resumed,
        isOver: () => isOver,
      }),
    );
    const sent = Promise.all(senders).finally(() => (isOver = true));
    sent.catch(() => {}); // told below
    for (let kill = 0; (kill < KILLS || resumed.length === 0) && !isOver; kill++) {
      const before = parts.length;
      while (parts.length === before && !isOver) await pause(10);
      await pause(Math.random() * (isLong ? 1000 : 200));
      running = casebook!.end('SIGKILL').then(start);
      await running;
    }
    isOver = true;
    await sent;
    expect(acknowledged.length).toBeGreaterThanOrEqual(UPLOADERS);

    const after = connect(
      { host: join(data.path, 'socket'), user: 'postgres', database: 'postgres' },
      { max: 1 },
    );
    const store = createPaperStore(papers);
    const named = (await after.selectFrom('paperVersion').select('sha256').execute()).map(
      ({ sha256 }) => sha256,
    );
    expect(named.toSorted()).toEqual(acknowledged.toSorted());
    const wrong = [];
    for await (const fault of faultsOfPapers(after, store)) wrong.push(fault);
    expect(wrong).toEqual([]);

    const tomorrow = Date.now() + 25 * 60 * 60 * 1000;
    await removeLeftovers(after, store, tomorrow);
    await createUploads(papers).clean(tomorrow);
    const stored = [];
    for await (const sha256 of store.list()) stored.push(sha256);
    expect(stored).toEqual(named.toSorted());
    expect(readdirSync(join(papers, 'uploads'))).toEqual([]);
    await after.destroy();
  },
);
