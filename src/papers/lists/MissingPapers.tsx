import { useTranslate } from 'react-admin';
import type { OrderWithoutPaper } from '../../../domain/today';
import { ClampedText } from '../../fields/cells';
import { proceedingKindNames } from '../../hearings/hearingColumns';
import { shownKinds } from '../../hearings/hearingNames';
import { choices, type Filter } from '../../list/filters/filter';
import { ColumnList } from '../../list/ColumnList';
import { columnsOf } from '../../list/table/columnsOf';
import { NumberLink, WholeNumber } from '../../list/table/NumberLink';
import type { TableColumn } from '../../list/table/tableColumns';
import { PaperViews } from './PaperViews';

type Order = OrderWithoutPaper & { id: number; court: string | null; [property: string]: unknown };

/** Decided proceedings whose order has no paper on the file. */
export function MissingPapers() {
  const translate = useTranslate();
  return (
    <ColumnList<Order>
      title={translate('filePapers.lists.missing')}
      below={[{ label: translate('resources.papers.name'), to: '/papers' }]}
      columns={columns}
      exported={{ file: 'Orders_without_paper', sheet: 'Orders' }}
      only={ORDERS}
      sort={LATEST}
      filters={missingPaperFilters}
      checks={CHECKS}
      views={<PaperViews />}
    />
  );
}

const ORDERS = { without: 'order' };
const LATEST = { field: 'decidedOn', order: 'DESC' } as const;
/** Links from My day set these. */
const CHECKS = { without: (value: unknown) => value === 'order', mine: (value: unknown) => value === true };

const { column, day } = columnsOf<Order>('papers', (source) => `filePapers.lists.columns.${source}`);

const columns: TableColumn<Order>[] = [
  column('nothiNumber', {
    width: '10rem',
    render: ({ nothiNumber, caseFilingId }) => <NumberLink text={nothiNumber} file={caseFilingId} />,
  }),
  column('kind', {
    width: '10rem',
    sheet: { words: proceedingKindNames },
    render: ({ kind }) => <Kind kind={kind} />,
  }),
  column('number', { width: '9rem', render: ({ number }) => <WholeNumber text={number} /> }),
  day('decidedOn'),
  column('court', { width: '10rem', render: ({ court }) => <ClampedText text={court} /> }),
  column('companyName', {
    width: '11rem',
    render: ({ companyName }) => <ClampedText text={companyName} />,
  }),
];

const Kind = ({ kind }: { kind: string }) => (
  <ClampedText text={useTranslate()(proceedingKindNames[kind] ?? kind)} />
);

const missingPaperFilters: readonly Filter[] = [
  { source: 'kind', label: 'filePapers.lists.columns.kind', isCommon: true, options: shownKinds },
  { source: 'workPlaceId', label: 'filePapers.lists.section', isCommon: true, reference: 'workplace' },
  { source: 'from', label: 'filePapers.lists.decidedFrom', day: 'past' },
  { source: 'to', label: 'filePapers.lists.decidedTo', day: 'past' },
  {
    source: 'mine',
    label: 'filePapers.lists.mine',
    isTrue: true,
    options: choices(['true'], () => 'filePapers.lists.mine'),
  },
];

export const toldMissingFilters: readonly Filter[] = [
  { source: 'without', label: 'filePapers.lists.missing', options: choices(['order'], () => 'forms.yes') },
  ...missingPaperFilters,
];
