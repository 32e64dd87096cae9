import { useResourceContext } from 'react-admin';
import { caseTypeNamed } from '../../../domain/followOnCases';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import type { StoredRecord } from '../../dataProvider/records';

/** A court case as the server sends it, its dates as `YYYY-MM-DD` (docs/contract.md, "Court cases"). */
export interface FollowOnCaseRecord extends StoredRecord {
  caseFilling?: {
    id: number;
    nothiNumber?: string | null;
    revenue?: number | string | null;
    boeDate?: unknown;
    workPlace?: { id: number; name: string; nameBn?: string } | null;
  } | null;
}

export const useCaseType = (): CaseType => caseTypeNamed(useResourceContext() ?? '');

/** Returns a function that names a case: its number and its file, which may have several cases of a type. */
export function useCaseName(): (record: FollowOnCaseRecord) => string {
  const { proceeding } = useCaseType();
  return (record) => [record[proceeding.number], fileNumberOf(record)].filter(Boolean).join(' · ');
}

export const fileNumberOf = ({ caseFilling }: FollowOnCaseRecord): string => caseFilling?.nothiNumber ?? '';
