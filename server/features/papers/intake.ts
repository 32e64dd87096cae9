import { LARGEST_UPLOAD } from '../../../domain/uploads';
import { PAPER_FILE } from '../../../domain/papers';
import { fieldError } from '../../../domain/validation';
import { ApiError, busy, invalid, invalidField } from '../../platform/http/errors';
import { createSemaphore } from '../../platform/semaphore';
import { createScanner, placeOfScanner, type Scanner } from '../../platform/scanning';
import type { PaperStore } from './store';
import { judgeFile } from './typeOf';
import type { Uploads } from './uploads';
import type { Scan } from './writes';

interface Parts {
  store: PaperStore;
  uploads: Uploads;
  /** Where a virus scanner listens, if there is one. */
  clamd: string | undefined;
}

/** Files copied at once: more would wait for the disk. */
const AT_ONCE = 2;

/** In milliseconds. */
const LONGEST_WAIT = 60_000;

/**
 * Where papers come in: checks a file by its bytes and stores them. Only then a row may name them, so that no row ever
 * lacks its file.
 */
export function createIntake({ store, uploads, clamd }: Parts) {
  const scan = clamd === undefined ? null : createScanner(placeOfScanner(clamd)!);
  const slots = createSemaphore({ atOnce: AT_ONCE });

  /** @throws 400 at `uploadId` for what is no paper */
  const receive = (file: string, fileName: string): Promise<Scan> =>
    slots.run(undefined, { refusal: busy, maxWait: LONGEST_WAIT }, async () => {
      const judged = await judgeFile(file);
      if ('refusal' in judged) throw invalidField(PAPER_FILE, judged.refusal);
      if (scan) await refuseInfected(scan, file);
      const { sha256, bytes } = await store.put(file);
      const isThere = async () => (await store.head(sha256)) !== null;
      return { fileName, sha256, bytes, type: judged.type, isThere };
    });

  return {
    receive,

    /** Stores the file of an upload. @throws 400 at `uploadId`, also if the upload is not whole */
    async receiveUpload(id: string, by: number): Promise<Scan> {
      const { name, file } = await uploads.whole(id, by, LARGEST_UPLOAD);
      try {
        return await receive(file, name);
      } catch (error) {
        // the same request was here at the same time, and is done with it
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw invalidField(PAPER_FILE, 'uploadGone');
        throw error;
      }
    },
  };
}

/** @throws 400 at `uploadId` for what the scanner finds, 503 if it does not answer: nothing comes in unscanned */
async function refuseInfected(scan: Scanner, file: string): Promise<void> {
  let found: string | null;
  try {
    found = await scan(file);
  } catch {
    throw new ApiError(503, 'scannerSilent', { headers: { 'retry-after': '30' } });
  }
  if (found !== null) throw invalid([fieldError(PAPER_FILE, 'paperInfected', { found })]);
}
