import type { PaperType } from '../../domain/papers';
import type { ScanFault, ScanProposal, ScanTwin } from '../../domain/scans';
import type { CasebookDataProvider } from '.';
import type { HttpClient } from './httpClient';
import type { Paper } from './papers';

/** A file in the scan inbox (docs/contract.md, "Scan inbox"). */
export interface Scan {
  [property: string]: unknown;
  id: number;
  fileName: string;
  type: PaperType | null;
  pages: number | null;
  /** Why it cannot be a paper: the code of a message. */
  refusal: string | null;
  fault: ScanFault | null;
  aside: boolean;
  isRead: boolean;
  /** Of one scan, not of a list. */
  proposals?: ScanProposal[];
  twin?: ScanTwin | null;
}

const SCANS = '/api/casebook/scans';

/** Whether the folder of scans can be read, and whether files are scanned for viruses. */
export const scansStateQuery = (call: HttpClient) => ({
  queryKey: ['scans', 'state'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(`${SCANS}/state`, { signal })) as { reachable: boolean; scanned: boolean },
  refetchInterval: 30_000,
});

export const scanContent = (id: number) => ({ path: `${SCANS}/${id}/content` });

/** Calls of our own server, if it offers `scans`. */
export const createScanCalls = (call: HttpClient) => ({
  addScan: (uploadId: string) => call(SCANS, { method: 'POST', body: { uploadId } }),
  attachScan: async (id: number, values: object) =>
    (await call(`${SCANS}/${id}/attach`, { method: 'POST', body: values })) as Paper,
  setScanAside: (id: number, aside: boolean) =>
    call(`${SCANS}/${id}/aside`, { method: 'POST', body: { aside } }),
  removeScan: (id: number) => call(`${SCANS}/${id}/remove`, { method: 'POST', body: {} }),
});

export async function readScanPicture(
  { file }: Pick<CasebookDataProvider, 'file'>,
  { id, page, width }: { id: number; page: number; width: number },
  signal?: AbortSignal,
): Promise<Blob> {
  const { content } = await file(`${SCANS}/${id}/picture`, { query: { page, width }, signal });
  return new Blob([content], { type: 'image/jpeg' });
}
