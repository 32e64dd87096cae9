import { caseFilingFields } from '../../../domain/caseFilings';
import { text, type Fields } from '../../../domain/fields';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { fieldColumn } from '../../list/fieldColumn';
import { NumberLink } from '../../list/NumberLink';
import type { TableColumn } from '../../list/RegisterTable';
import { fileNumberOf, type FollowOnCaseRecord } from './followOnCaseRecord';

type Column = TableColumn<FollowOnCaseRecord>;

const ofFiling: Fields = { 'caseFilling.revenue': caseFilingFields.revenue };

/** As long as a tribunal's case number. */
const NUMBER_WIDTH = '12.5rem';

/** The columns of a type's list after S/N. */
export const followOnCaseColumns = (type: CaseType): Column[] => {
  const own: Record<string, Partial<Column>> = {
    'caseFilling.nothiNumber': {
      width: undefined,
      render: (row) => <NumberLink text={fileNumberOf(row)} />,
    },
    'caseFilling.workPlace.name': { width: '7rem' },
    [type.number]: {
      width: NUMBER_WIDTH,
      render: (row) => <NumberLink text={row[type.number] as string | null | undefined} />,
    },
  };
  return type.columns.map((source) => ({
    ...fieldColumn(type.name, source, type.fields[source] ?? ofFiling[source] ?? text()),
    sortable: type.sorts.includes(source),
    ...own[source],
  }));
};
