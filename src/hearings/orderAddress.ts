import type { CaseFilingField } from '../../domain/caseFilings';
import { caseTypes } from '../../domain/followOnCases';
import { addressOf } from '../addresses';
import type { Hearing } from '../dataProvider/files';

/**
 * The form of a hearing's case at the first field of its order, which then has the focus; of a type without an
 * order at its status.
 */
export const orderAddress = ({ kind, recordId }: Pick<Hearing, 'kind' | 'recordId'>): string =>
  `${addressOf(`/${kind}/${recordId}`)}#${orderField(kind)}`;

function orderField(kind: string): string {
  const groups = caseTypes.find(({ name }) => name === kind)?.groups;
  const group = groups?.find(({ name }) => name === 'order') ?? groups?.find(({ name }) => name === 'status');
  return group?.fields[0] ?? ('dateOfJudgement' satisfies CaseFilingField);
}
