import { useTranslate } from 'react-admin';
import type { OrderWithoutPaper } from '../../../domain/today';
import { ClampedText, DayText } from '../../fields/cells';
import { proceedingKindNames } from '../../hearings/hearingColumns';
import { shownKinds } from '../../hearings/hearingNames';
import { choices, type Filter } from '../../list/filters/filter';
import { ListToolbar } from '../../list/ListToolbar';
import { RegisterList } from '../../list/RegisterList';
import { NumberLink } from '../../list/table/NumberLink';
import { RegisterTable } from '../../list/table/RegisterTable';
import type { TableColumn } from '../../list/table/tableColumns';
import { ExportButton } from '../../spreadsheet/ExportButton';
import { PaperViews } from './PaperViews';

type Order = OrderWithoutPaper & { id: number; court: string | null; [property: string]: unknown };

/** Decided proceedings whose order has no paper on the file. */
export function MissingPapers() {
  const translate = useTranslate();
  const title = translate('filePapers.lists.missing');
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: translate('resources.papers.name'), to: '/papers' }, { label: title }]}
      only={ORDERS}
      sort={LATEST}
      sorts={columns.map(({ source }) => source)}
      filters={CHECKS}
      actions={<ExportButton file="Orders_without_paper" sheet="Orders" columns={columns} />}
      toolbar={
        <>
          <PaperViews />
          <ListToolbar
            columns={columns}
            sorts={columns.map(({ source, label }) => ({ value: source, label: translate(label) }))}
            filters={filters}
          />
        </>
      }
    >
      <RegisterTable<Order> columns={columns} rowNumbers="continuous" rowActions={NONE} />
    </RegisterList>
  );
}

const NONE: never[] = [];
const ORDERS = { without: 'order' };
const LATEST = { field: 'decidedOn', order: 'DESC' } as const;
/** Links from My day set these. */
const CHECKS = { without: (value: unknown) => value === 'order', mine: (value: unknown) => value === true };

const column = (
  source: string,
  more: Partial<TableColumn<Order>> & Pick<TableColumn<Order>, 'render'>,
): TableColumn<Order> => ({ source, label: `filePapers.lists.columns.${source}`, sortable: true, ...more });

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
  column('number', { width: '9rem', render: ({ number }) => <ClampedText text={number} /> }),
  column('decidedOn', {
    width: '6rem',
    sheet: { kind: 'date' },
    render: ({ decidedOn }) => <DayText day={decidedOn} />,
  }),
  column('court', { width: '10rem', render: ({ court }) => <ClampedText text={court} /> }),
  column('companyName', {
    width: '11rem',
    render: ({ companyName }) => <ClampedText text={companyName} />,
  }),
];

const Kind = ({ kind }: { kind: string }) => (
  <ClampedText text={useTranslate()(proceedingKindNames[kind] ?? kind)} />
);

const filters: readonly Filter[] = [
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
