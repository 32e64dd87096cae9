import type { Identifier } from 'react-admin';
import { NO_CASE } from '../../domain/caseFilings';
import { caseFileStatuses } from '../../domain/followOnCases';
import type { WireRecord } from '../../domain/wire';
import { isRecord } from '../../domain/isRecord';
import type { HttpClient } from './httpClient';
import { orNothing } from './shapes';

/**
 * The latest case of a type. If there is none, the status is `NO_CASE` and the id null. The status is null if
 * the server gives none.
 */
export interface LatestCase {
  id: Identifier | null;
  status: string | null;
}

export const noCase: LatestCase = { id: null, status: NO_CASE };

/** A filing's status in every court. */
export interface FileStatus {
  /** Null if the server sends none. */
  fileNumber: string | null;
  /** Keyed by the `status` of each case type. */
  latest: Record<string, LatestCase>;
}

/** Fetches a filing's status (docs/contract.md, `case-file-status`). */
export async function fetchFileStatus(
  call: HttpClient,
  caseId: Identifier,
  signal?: AbortSignal,
): Promise<FileStatus> {
  const wire = ((await call('/api/case/case-file-status', {
    query: { caseId },
    signal,
    expects: orNothing(isRecord),
  })) ?? {}) as WireRecord;
  const latest = caseFileStatuses.map((name) => [name, latestCase(wire[`${name}Id`], wire[`${name}Status`])]);
  return {
    fileNumber: typeof wire.nothiNumber === 'string' ? wire.nothiNumber : null,
    latest: Object.fromEntries(latest) as FileStatus['latest'],
  };
}

function latestCase(id: unknown, status: unknown): LatestCase {
  const given = typeof status === 'string' && status ? status : null;
  if (given === NO_CASE || (isEmpty(id) && !given)) return noCase;
  return { id: isEmpty(id) ? null : (id as Identifier), status: given };
}

const isEmpty = (id: unknown) => id === null || id === undefined || id === '';
