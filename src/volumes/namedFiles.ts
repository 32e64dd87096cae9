import { queryOptions } from '@tanstack/react-query';
import type { Day } from '../../domain/dates';
import type { HttpClient } from '../dataProvider/httpClient';

/** A file with the address of its label, and where each of its volumes is. */
export interface NamedFile {
  id: number;
  nothiNumber: string;
  companyName: string | null;
  destroyedOn: Day | null;
  url: string;
  volumes: { no: number; at: string | null; atBn: string | null; isOut: boolean }[];
}

interface FilesNamed {
  files: NamedFile[];
  /** What names no file of the register. */
  unknown: string[];
}

/** The files that a text names by labels or numbers, or those with these ids. */
export const filesNamed = async (
  call: HttpClient,
  asked: { text?: string; ids?: readonly number[] },
): Promise<FilesNamed> =>
  (await call('/api/casebook/files/named', { method: 'POST', body: asked })) as FilesNamed;

export const filesNamedQuery = (call: HttpClient, asked: { ids: readonly number[] }) =>
  queryOptions({
    // the key begins with that of the resource, so that every move refetches it
    queryKey: ['volumes', 'named', asked.ids],
    queryFn: () => (asked.ids.length ? filesNamed(call, asked) : { files: [], unknown: [] }),
  });
