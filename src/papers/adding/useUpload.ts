import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../../domain/digits';
import { LARGEST_UPLOAD } from '../../../domain/uploads';
import { useCalls } from '../../dataProvider/useCalls';
import { createUploadCalls } from '../../dataProvider/uploads';
import { useLanguage } from '../../i18n/useLanguage';
import { keepPending, pendingOf } from './pending';

const AT_ONCE = 3;

/** Runs at most three at once, in the order in which they came. */
const lane = { free: AT_ONCE, waiting: [] as (() => void)[] };

async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (lane.free > 0) lane.free -= 1;
  else await new Promise<void>((resolve) => lane.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = lane.waiting.shift();
    if (next) next();
    else lane.free += 1;
  }
}

export type Sending =
  | { state: 'waiting' }
  | { state: 'sending'; part: number }
  | { state: 'sent' }
  | { state: 'failed'; text: string };

/**
 * Sends a file as soon as it is shown, and goes on with what was sent of it before a reload. `sent` resolves with the
 * upload's id; leaving ends it.
 */
export function useUpload(chosen: File, ofFile: number) {
  const translate = useTranslate();
  const language = useLanguage();
  const { uploadFile } = useCalls(createUploadCalls);
  const [sending, setSending] = useState<Sending>({ state: 'waiting' });
  // a new object sends it again
  const [wanted, setWanted] = useState({ file: chosen, caseFilingId: ofFile });
  const upload = useRef<Promise<string>>(undefined);
  const words = useRef({ translate, language });
  useEffect(() => void (words.current = { translate, language }));

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const { file, caseFilingId } = wanted;
    const fail = (text: string) => {
      setSending({ state: 'failed', text });
      return Promise.reject(new Error(text));
    };
    const send = () => {
      const { translate: say, language: spoken } = words.current;
      if (file.size === 0) return fail(say('messages.emptyFile'));
      if (file.size > LARGEST_UPLOAD)
        return fail(say('messages.fileTooLarge', { max: formatCount(LARGEST_UPLOAD / MIB, spoken) }));
      return inLane(async () => {
        signal.throwIfAborted();
        setSending({ state: 'sending', part: 0 });
        const id = await uploadFile(file, {
          signal,
          begun: pendingOf(file)?.uploadId || undefined,
          onBegun: (uploadId) => keepPending(file, { uploadId, caseFilingId }),
          onProgress: (part) => setSending({ state: 'sending', part }),
        });
        setSending({ state: 'sent' });
        return id;
      }).catch((error: Error) => {
        if (!signal.aborted) setSending({ state: 'failed', text: error.message });
        throw error;
      });
    };
    upload.current = send();
    upload.current.catch(() => {});
    return () => ending.abort();
  }, [wanted, uploadFile]);

  return {
    sending,
    sent: useCallback(() => upload.current!, []),
    retry: () => setWanted({ ...wanted }),
  };
}

const MIB = 1024 * 1024;
