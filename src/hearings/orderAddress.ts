import type { CaseFilingField } from '../../domain/caseFilings';
import { caseTypes } from '../../domain/followOnCases';
import { useAddressOf } from '../addresses';
import type { Hearing } from '../dataProvider/files';

/**
 * Returns a function that gives the URL of the form of a hearing's case. It focuses the first field of the order or, for a type without an
 * order, of the status.
 */
export function useOrderUrl(): (hearing: Pick<Hearing, 'kind' | 'recordId'>) => string {
  const addressOf = useAddressOf();
  return ({ kind, recordId }) => `${addressOf(`/${kind}/${recordId}`)}#${orderField(kind)}`;
}

function orderField(kind: string): string {
  const groups = caseTypes.find(({ name }) => name === kind)?.groups;
  const group = groups?.find(({ name }) => name === 'order') ?? groups?.find(({ name }) => name === 'status');
  return group?.fields[0] ?? ('dateOfJudgement' satisfies CaseFilingField);
}
