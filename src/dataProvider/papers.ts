import type { Values } from '../../domain/fields';
import type { PaperType, paperFields } from '../../domain/papers';
import type { CasebookDataProvider } from '.';

/** A paper of a file (docs/contract.md, "Papers"). */
export interface Paper extends Values<typeof paperFields> {
  [property: string]: unknown;
  id: number;
  version: number;
  caseFilingId: number;
  kind: number;
  fileVersion: number;
  type: PaperType;
  bytes: number;
  pages: number | null;
  fileName: string;
}

const PAPERS = '/api/casebook/papers';

/** The addresses of papers' files of our own server, if it offers `papers`. */
export const paperFile = {
  content: (id: number, version?: number) => ({ path: `${PAPERS}/${id}/content`, query: { version } }),
  picture: (id: number, version: number, page: number, width: number) => ({
    path: `${PAPERS}/${id}/picture`,
    query: { version, page, width },
  }),
};

export async function readPicture(
  { file }: Pick<CasebookDataProvider, 'file'>,
  paper: Pick<Paper, 'id' | 'fileVersion'>,
  page: number,
  width: number,
  signal?: AbortSignal,
): Promise<Blob> {
  const { path, query } = paperFile.picture(paper.id, paper.fileVersion, page, width);
  const { content } = await file(path, { query, signal });
  return new Blob([content], { type: 'image/jpeg' });
}
