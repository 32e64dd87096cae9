import { useCallback, useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { paperFile, readPicture, type Paper } from '../../dataProvider/papers';
import type { Pages } from './pages';
import { openPictures } from './picturePages';

type Scan = Pick<Paper, 'id' | 'fileVersion' | 'type' | 'bytes' | 'pages'>;

/** Opens a paper's pages. `pages` is null while they open, and for types that are only downloaded. */
export function usePages({ id, fileVersion, type, bytes, pages: count }: Scan) {
  const translate = useTranslate();
  const provider = useDataProvider<CasebookDataProvider>();
  const [attempt, setAttempt] = useState(0);
  const key = `${id}/${fileVersion}/${attempt}`;
  const [opened, setOpened] = useState<{ key: string; pages: Pages } | null>(null);
  const [failed, setFailed] = useState<{ key: string; error: unknown } | null>(null);
  const fail = useCallback(
    (reason: unknown) => {
      const { name } = reason as Error;
      if (name === 'RenderingCancelledException' || name === 'AbortException') return;
      const known = { PasswordException: 'password', InvalidPDFException: 'damaged', FormatError: 'damaged' }[
        name
      ];
      setFailed({ key, error: known ? new Error(translate(`filePapers.viewer.${known}`)) : reason });
    },
    [translate, key],
  );
  useEffect(() => {
    let isOver = false;
    let pages: Pages | undefined;
    const ending = new AbortController();
    const { signal } = ending;
    void (async () => {
      try {
        if (type === 'pdf') {
          const { openPdf } = await import('./pdfPages');
          if (isOver) return;
          const { path, query } = paperFile.content(id, fileVersion);
          const read = async (begin: number, end: number) => {
            const headers = { range: `bytes=${begin}-${end - 1}` };
            return (await provider.file(path, { query, headers, signal })).content.arrayBuffer();
          };
          pages = await openPdf(bytes, read, (reason) => !isOver && fail(reason));
        } else if (DRAWN.has(type)) {
          pages = openPictures(count ?? 1, (page, width) =>
            readPicture(provider, { id, fileVersion }, page, width, signal),
          );
        }
        if (isOver) pages?.close();
        else if (pages) setOpened({ key, pages });
      } catch (reason) {
        if (!isOver) fail(reason);
      }
    })();
    return () => {
      isOver = true;
      ending.abort();
      pages?.close();
    };
  }, [provider, fail, key, id, fileVersion, type, bytes, count]);
  return {
    pages: opened?.key === key ? opened.pages : null,
    error: failed?.key === key ? failed.error : null,
    fail,
    retry: () => setAttempt(attempt + 1),
  };
}

const DRAWN = new Set(['jpeg', 'png', 'tiff']);

export const isDrawn = (type: string): boolean => type === 'pdf' || DRAWN.has(type);
