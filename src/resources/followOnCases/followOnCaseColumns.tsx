import type { Field } from '../../../domain/fields';
import type { CaseType, FilingColumn } from '../../../domain/followOnCases/caseType';
import { ClampedText, MoneyText } from '../../fields/cells';
import { FieldCell } from '../../fields/FieldValue';
import { NumberLink } from '../../list/NumberLink';
import type { TableColumn } from '../../list/tableColumns';
import { fileNumberOf, type FollowOnCaseRecord } from './followOnCaseRecord';

const ofFiling: Record<
  FilingColumn,
  Omit<TableColumn<FollowOnCaseRecord>, 'source' | 'label' | 'sortable'>
> = {
  'caseFilling.nothiNumber': { render: (row) => <NumberLink text={fileNumberOf(row)} /> },
  'caseFilling.workPlace.name': {
    width: '7rem',
    render: ({ caseFilling }) => <ClampedText text={caseFilling?.workPlace?.name} />,
  },
  'caseFilling.revenue': {
    numeric: true,
    render: ({ caseFilling }) => <MoneyText taka={Number(caseFilling?.revenue ?? 0)} />,
  },
};

const isOfFiling = (name: string): name is FilingColumn => Object.hasOwn(ofFiling, name);

/** The columns of a type's list after S/N. */
export const followOnCaseColumns = (type: CaseType): TableColumn<FollowOnCaseRecord>[] =>
  type.columns.map((source) => ({
    source,
    label: `resources.${type.name}.columns.${source}`,
    sortable: type.sorts.includes(source),
    ...(isOfFiling(source) ? ofFiling[source] : ownColumn(type, source)),
  }));

function ownColumn(
  type: CaseType,
  source: string,
): Pick<TableColumn<FollowOnCaseRecord>, 'width' | 'render'> {
  const field = type.fields[source]!;
  if (source === type.proceeding.number) {
    return {
      width: NUMBER_WIDTH,
      render: (record) => <NumberLink text={record[source] as string | null | undefined} />,
    };
  }
  return {
    width: widthOf(field),
    render: (record) => <FieldCell source={source} field={field} record={record} />,
  };
}

/** As long as a tribunal's case number. */
const NUMBER_WIDTH = '12.5rem';

function widthOf(field: Field): string | undefined {
  switch (field.kind) {
    case 'text':
      return field.multiline ? '13rem' : '11rem';
    case 'choice':
      return '8rem';
    case 'yesNo':
      return '7rem';
    default:
      return undefined;
  }
}
