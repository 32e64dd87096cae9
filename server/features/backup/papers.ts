import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { hashIn } from '../papers/check';
import { createPaperStore, type PaperStore } from '../papers/store';
import type { Manifest } from './backupFile';
import { type Mirror, mirrorAt, mirrorFolder, openMirror, type PaperBytes } from './mirror';
import { hasTable } from './tables';

/** The bytes that rows name, those of deleted papers too while the bin holds them. */
async function namedPapers(client: pg.ClientBase): Promise<PaperBytes[]> {
  if (!(await hasTable(client, 'paper_version'))) return [];
  const { rows } = await client.query<PaperBytes>(
    'select sha256, max(bytes) as bytes from paper_version group by sha256 order by sha256',
  );
  return rows;
}

interface MirroringOrder {
  /** The folder of the backups. */
  folder: string;
  passphrase?: string;
  /** The folder where the papers lie that rows name. */
  papers: string;
  /** Called after each copied paper with the share, by bytes, of all papers that were copied. */
  onCopied?: (share: number) => void;
}

interface MirroredPapers {
  /** What the manifest lists. */
  listed: NonNullable<Manifest['papers']>;
  /**
   * The hashes of papers that are missing in the store, or are not what they were: a backup without them is not good,
   * even if the mirror has them.
   */
  missing: string[];
}

/** @returns a function that copies to the folder beside the backups what rows name and is not there yet */
export function paperMirroring({ folder, passphrase, papers: from, onCopied = () => {} }: MirroringOrder) {
  const store = createPaperStore(from);
  let mirror: Mirror | undefined;
  const done = new Set<string>();
  let copied = 0;
  return async (client: pg.ClientBase): Promise<MirroredPapers> => {
    const papers = await namedPapers(client);
    if (papers.length) mirror ??= await openMirror(mirrorFolder(folder), passphrase);
    const all = papers.reduce((total, { bytes }) => total + bytes, 0);
    const missing = [];
    for (const paper of papers) {
      if (done.has(paper.sha256)) continue;
      if (await isMirrored(paper, mirror!)) done.add(paper.sha256);
      else missing.push(paper.sha256);
    }
    return { listed: { key: mirror?.key, sha256: papers.map(({ sha256 }) => sha256) }, missing };

    async function isMirrored(paper: PaperBytes, to: Mirror): Promise<boolean> {
      const stored = await store.head(paper.sha256);
      if (stored?.bytes !== paper.bytes) return false;
      if (await to.has(paper)) return true;
      const isCopied = await to.add(paper, store.get(paper.sha256));
      onCopied((copied += paper.bytes) / all);
      return isCopied;
    }
  };
}

export interface RestoredPapers {
  total: number;
  /** The hashes of those that are neither in the store nor, with these bytes, in the mirror. */
  missing: string[];
}

/**
 * Brings the papers of a backup back into the store, from the folder beside it. What is there and right stays as it is,
 * so it can be called again after an interruption.
 */
export async function restorePapers(
  { papers = { sha256: [] } }: Pick<Manifest, 'papers'>,
  folder: string,
  store: PaperStore,
): Promise<RestoredPapers> {
  const mirror = mirrorAt(folder, papers.key);
  const directory = await mkdtemp(path.join(tmpdir(), 'casebook-papers-'));
  try {
    const missing = [];
    for (const sha256 of papers.sha256) {
      if ((await hashIn(store, sha256)) === sha256) continue;
      const file = path.join(directory, sha256);
      if ((await mirror.copy(sha256, file)) === sha256) await store.put(file);
      else missing.push(sha256);
      await rm(file, { force: true });
    }
    return { total: papers.sha256.length, missing };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
