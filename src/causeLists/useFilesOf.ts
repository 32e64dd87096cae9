import { useGetList, useGetMany } from 'react-admin';
import type { Proceeding } from '../dataProvider/files';

/** The file that a proceeding belongs to, and its number. */
export interface FileOfCase {
  id: number;
  number: string | null;
}

/** The files of proceedings, by the proceedings' ids, in two requests. */
export function useFilesOf(proceedingIds: readonly number[]): Map<number, FileOfCase> {
  const ids = [...new Set(proceedingIds)];
  const { data: proceedings = [] } = useGetMany<Proceeding>('proceedings', { ids });
  const known = proceedings.filter(Boolean);
  const fileIds = [...new Set(known.map(({ caseFilingId }) => caseFilingId))];
  // a filing's own proceeding has the number of the file
  const { data: files = [] } = useGetList<Proceeding>(
    'proceedings',
    {
      filter: { caseFilingId: fileIds, kind: 'case-fillings' },
      pagination: { page: 1, perPage: Math.max(1, fileIds.length) },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: fileIds.length > 0 },
  );
  const numbers = new Map(files.map(({ caseFilingId, number }) => [caseFilingId, number]));
  return new Map(
    known.map(({ id, caseFilingId }) => [
      id,
      { id: caseFilingId, number: numbers.get(caseFilingId) ?? null },
    ]),
  );
}
