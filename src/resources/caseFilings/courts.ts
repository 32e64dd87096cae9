import { caseFileStatuses, type CaseFileStatus } from '../../../domain/caseFilings';
import { caseTypes } from '../../../domain/followOnCases';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { isShown } from '../../authProvider/permissions';

interface Court {
  status: CaseFileStatus;
  /** The court's register, where there is one. */
  type: CaseType | undefined;
}

/** The court case types that a bearer of these roles may read, in court order. */
export const courtsOpenTo = (held: readonly string[]): Court[] =>
  caseFileStatuses
    .map((status) => ({ status, type: caseTypes.find((type) => type.status === status) }))
    .filter(({ status, type }) => isShown(held, 'list', type?.name ?? withoutRegister[status] ?? 'lookups'));

/** The rights that tell of a type which has no register: all but civil cases are the whole staff's. */
const withoutRegister: Partial<Record<CaseFileStatus, string>> = { civilCase: 'civil-case' };
