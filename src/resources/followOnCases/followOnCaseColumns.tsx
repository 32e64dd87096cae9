import type { Fields } from '../../../domain/fields';
import { filingFields, type CaseType } from '../../../domain/followOnCases/caseType';
import { NameText } from '../../fields/cells';
import { fieldColumn } from '../../list/table/tableColumns';
import { NumberLink } from '../../list/table/NumberLink';
import type { TableColumn } from '../../list/table/tableColumns';
import { fileNumberOf, type FollowOnCaseRecord } from './followOnCaseRecord';

type Column = TableColumn<FollowOnCaseRecord>;

/** The width of a column that fits the case numbers of the tribunal. */
const NUMBER_WIDTH = '12.5rem';

export const followOnCaseColumns = (type: CaseType): Column[] => {
  const own: Record<string, Partial<Column>> = {
    'caseFilling.nothiNumber': {
      width: undefined,
      render: (row) => <NumberLink text={fileNumberOf(row)} file={row.caseFilling?.id} />,
    },
    'caseFilling.workPlace.name': {
      width: '7rem',
      render: ({ caseFilling }) => <NameText {...caseFilling?.workPlace} />,
    },
    [type.proceeding.number]: {
      width: NUMBER_WIDTH,
      render: (row) => <NumberLink text={row[type.proceeding.number] as string | null | undefined} />,
    },
  };
  const fields: Fields = { ...filingFields, ...type.fields };
  return type.columns.map((source) => ({
    ...fieldColumn(type.name, source, fields[source]!),
    sortable: type.sorts.includes(source),
    ...own[source],
  }));
};
