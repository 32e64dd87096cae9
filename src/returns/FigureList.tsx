import { useMemo } from 'react';
import { ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { counts, parseFigure, returnKinds } from '../../domain/returns/figures';
import type { Return, ReturnRow } from '../dataProvider/returns';
import { ClampedText, DayText, MoneyText } from '../fields/cells';
import { ColumnList } from '../list/ColumnList';
import { columnsOf } from '../list/table/columnsOf';
import { breakingNumber, NumberLink } from '../list/table/NumberLink';
import type { TableColumn } from '../list/table/tableColumns';
import { NotFound } from '../page/NotFound';
import { useFigureWords, useSectionName, useSectionNames } from './figureWords';
import { useMonthName } from './useReturns';

/** The records that a figure of a return counts, as they were then. */
export function FigureList() {
  const translate = useTranslate();
  const { id = '', figure = '' } = useParams();
  const columns = useColumns(figure);
  const wordsOf = useFigureWords();
  const monthName = useMonthName();
  const { data } = useGetOne<Return>('returns', { id: Number(id) });
  if (!parseFigure(figure)) return <NotFound />;
  const month = data ? monthName(data.from) : '';
  const words = wordsOf(figure);
  const file = `Return_${data?.from.slice(0, 7)}_${figure}`.replaceAll(/[.:]/g, '_');
  return (
    <ResourceContextProvider value="return-rows">
      <ColumnList<ReturnRow>
        title={month ? translate('returns.list.ofMonth', { words, month }) : words}
        crumb={words}
        below={[
          { label: translate('returns.title'), to: '/returns' },
          { label: month, to: `/returns/${id}` },
        ]}
        columns={columns}
        exported={{ file, sheet: 'Return' }}
        only={{ returnId: id, figure }}
        sort={BY_NUMBER}
      />
    </ResourceContextProvider>
  );
}

const { column } = columnsOf<ReturnRow>('return-rows');

const day = (source: 'openedOn' | 'disposedOn') =>
  column(source, {
    width: '6.5rem',
    sheet: { kind: 'date' },
    render: (row) => <DayText day={row[source]} />,
  });

/** What each kind of row is called, by the names of `returns.what`. */
const KINDS = Object.entries({ ...returnKinds, guarantees: 'guarantee' });
const WHATS: Record<string, string> = Object.fromEntries(KINDS);

const BEFORE: TableColumn<ReturnRow>[] = [
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
];

const AFTER: TableColumn<ReturnRow>[] = [
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

/** What the last day of a row is, where it is not that of a decision; by figure. */
const DAYS: Record<string, string> = {
  'results-missing': 'hearing',
  'hearings-held': 'hearing',
  'limits-missed': 'lastDay',
  guarantees: 'validUntil',
};

function useColumns(figure: string): TableColumn<ReturnRow>[] {
  const names = useSectionNames();
  const last = DAYS[parseFigure(figure)?.figure ?? ''];
  return useMemo(
    () => [
      ...BEFORE,
      column('workPlaceId', {
        width: '7rem',
        sheet: { texts: names },
        render: ({ workPlaceId }) => workPlaceId !== null && <Section id={workPlaceId} />,
      }),
      day('openedOn'),
      { ...day('disposedOn'), ...(last && { label: `returns.list.days.${last}` }) },
      ...AFTER,
    ],
    [names, last],
  );
}

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

const BY_NUMBER = { field: 'number', order: 'ASC' } as const;
