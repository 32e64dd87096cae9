import { HttpError } from 'react-admin';
import { isUnansweredError } from './errors';
import type { HttpClient } from './httpClient';

/** A part arrives within the ten seconds that the server waits at 26 KiB a second. */
const PART = 256 * 1024;

/** Milliseconds between the tries for one part. */
const WAITS = [1000, 2000, 4000, 8000, 15_000];

const UPLOADS = '/api/casebook/papers/uploads';

interface Progress {
  id: string;
  offset: number;
}

interface Uploading {
  /** Called with the part that has arrived, from 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal | undefined;
  /** An upload of the same file that was begun before, such as before a reload. */
  begun?: string | undefined;
  /** Called with the upload's id before the first part. */
  onBegun?: (id: string) => void;
}

/**
 * Calls of our own server. `uploadFile` sends a file in parts and returns the upload's id; after a lost connection it
 * asks how far the file has come, and goes on from there.
 */
export const createUploadCalls = (call: HttpClient) => ({
  async uploadFile(file: File, { onProgress, signal, begun, onBegun }: Uploading): Promise<string> {
    const body = { name: file.name, bytes: file.size };
    // one that is gone begins again
    const earlier = begun && (await call(`${UPLOADS}/${begun}`, { signal }).catch(ifGone));
    const first = (earlier || (await call(UPLOADS, { method: 'POST', body, signal }))) as Progress;
    const { id } = first;
    let { offset } = first;
    onBegun?.(id);
    let failures = 0;
    let isUnsure = false;
    while (offset < file.size) {
      const part = { query: { offset }, body: file.slice(offset, offset + PART), isAlwaysNew: true };
      const sending = isUnsure ? { signal } : { method: 'PUT' as const, ...part, signal };
      try {
        const answer = (await call(`${UPLOADS}/${id}`, sending)) as Progress;
        if (answer.offset > offset) failures = 0;
        ({ offset } = answer);
        isUnsure = false;
        onProgress(offset / file.size);
      } catch (error) {
        const wait = WAITS[failures];
        if (wait === undefined || !isUnansweredError(error)) throw error;
        failures += 1;
        isUnsure = true;
        await new Promise((resolve) => setTimeout(resolve, wait));
        signal?.throwIfAborted();
      }
    }
    return id;
  },
});

function ifGone(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null;
  throw error;
}
