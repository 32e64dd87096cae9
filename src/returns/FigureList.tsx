import { ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { counts, parseFigure, returnKinds } from '../../domain/returns/figures';
import type { Return, ReturnRow } from '../dataProvider/returns';
import { ClampedText, DayText, MoneyText } from '../fields/cells';
import { RegisterList } from '../list/RegisterList';
import { ListToolbar } from '../list/ListToolbar';
import { breakingNumber, NumberLink } from '../list/table/NumberLink';
import { RegisterTable } from '../list/table/RegisterTable';
import type { TableColumn } from '../list/table/tableColumns';
import { NotFound } from '../page/NotFound';
import { ExportButton } from '../spreadsheet/ExportButton';
import { useFigureWords, useSectionName } from './figureWords';
import { useMonthName } from './useReturns';

/** The records that a figure of a return counts, as they were then. */
export function FigureList() {
  const translate = useTranslate();
  const { id = '', figure = '' } = useParams();
  const wordsOf = useFigureWords();
  const monthName = useMonthName();
  const { data } = useGetOne<Return>('returns', { id: Number(id) });
  if (!parseFigure(figure)) return <NotFound />;
  const month = data ? monthName(data.from) : '';
  const words = wordsOf(figure);
  const file = `Return_${data?.from.slice(0, 7)}_${figure}`.replaceAll(/[.:]/g, '_');
  return (
    <ResourceContextProvider value="return-rows">
      <RegisterList
        title={month ? translate('returns.list.ofMonth', { words, month }) : words}
        breadcrumb={[
          { label: translate('returns.title'), to: '/returns' },
          { label: month, to: `/returns/${id}` },
          { label: words },
        ]}
        only={{ returnId: id, figure }}
        sort={BY_NUMBER}
        sorts={SORTS}
        actions={<ExportButton file={file} sheet="Return" columns={columns} />}
        toolbar={
          <ListToolbar
            columns={columns}
            sorts={SORTED.map(({ source, label }) => ({ value: source, label: translate(label) }))}
          />
        }
      >
        <RegisterTable<ReturnRow> columns={columns} rowNumbers="continuous" rowActions={NONE} />
      </RegisterList>
    </ResourceContextProvider>
  );
}

const column = (
  source: string,
  more: Partial<TableColumn<ReturnRow>> & Pick<TableColumn<ReturnRow>, 'render'>,
): TableColumn<ReturnRow> => ({
  source,
  label: `resources.return-rows.fields.${source}`,
  sortable: true,
  ...more,
});

const day = (source: 'openedOn' | 'disposedOn') =>
  column(source, {
    width: '6.5rem',
    sheet: { kind: 'date' },
    render: (row) => <DayText day={row[source]} />,
  });

/** What each kind of row is called, by the names of `returns.what`. */
const KINDS = Object.entries({ ...returnKinds, guarantees: 'guarantee' });
const WHATS: Record<string, string> = Object.fromEntries(KINDS);

const columns: TableColumn<ReturnRow>[] = [
  column('number', { width: '10rem', render: (row) => <CaseNumber {...row} /> }),
  column('kind', {
    width: '8rem',
    sheet: { words: Object.fromEntries(KINDS.map(([kind, what]) => [kind, `returns.what.${what}`])) },
    render: ({ kind }) => <Kind kind={kind} />,
  }),
  column('fileNumber', {
    width: '10rem',
    render: ({ fileNumber, caseFilingId }) =>
      fileNumber && caseFilingId !== null ? <NumberLink text={fileNumber} file={caseFilingId} /> : fileNumber,
  }),
  column('company', { width: '11rem', render: ({ company }) => <ClampedText text={company} /> }),
  column('workPlaceId', {
    width: '7rem',
    render: ({ workPlaceId }) => workPlaceId !== null && <Section id={workPlaceId} />,
  }),
  day('openedOn'),
  day('disposedOn'),
  column('amount', {
    width: '9rem',
    numeric: true,
    sheet: { kind: 'money' },
    render: ({ amount }) => amount !== null && <MoneyText taka={amount} />,
  }),
  column('way', {
    sortable: false,
    sheet: { words: Object.fromEntries(counts.map((way) => [way, `returns.figures.${way}`])) },
    width: '11rem',
    render: ({ way }) => way && <Way way={way} />,
  }),
];

function CaseNumber({ number, caseFilingId }: ReturnRow) {
  if (!number) return null;
  if (caseFilingId === null) return breakingNumber(number);
  return <NumberLink text={number} file={caseFilingId} />;
}

const Section = ({ id }: { id: number }) => <ClampedText text={useSectionName()(id)} />;
const Kind = ({ kind }: { kind: string }) => (
  <ClampedText text={useTranslate()(`returns.what.${WHATS[kind] ?? kind}`)} />
);
const Way = ({ way }: { way: string }) => <ClampedText text={useTranslate()(`returns.figures.${way}`)} />;

const NONE: never[] = [];
const SORTED = columns.filter(({ sortable }) => sortable);
const SORTS = SORTED.map(({ source }) => source);
const BY_NUMBER = { field: 'number', order: 'ASC' } as const;
