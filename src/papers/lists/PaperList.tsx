import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { paperSources } from '../../../domain/papers';
import type { Paper } from '../../dataProvider/papers';
import { ClampedText, DayText, NameText } from '../../fields/cells';
import { useProceedingName } from '../../hearings/hearingNames';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';
import { choices, type Filter } from '../../list/filters/filter';
import { ColumnList } from '../../list/ColumnList';
import { columnsOf } from '../../list/table/columnsOf';
import { breakingNumber } from '../../list/table/NumberLink';
import type { TableColumn } from '../../list/table/tableColumns';
import { PaperViews } from './PaperViews';

/** The papers of all files; the number of a file opens the paper there. */
export function PaperList() {
  const translate = useTranslate();
  const language = useLanguage();
  const columns = useMemo(() => [language === 'bn' ? KIND_BN : KIND, ...COLUMNS], [language]);
  return (
    <ColumnList<Paper>
      title={translate('resources.papers.name')}
      columns={columns}
      exported={{ file: 'Papers', sheet: 'Papers' }}
      sort={NEWEST}
      filters={paperFilters}
      views={<PaperViews />}
    />
  );
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const { column, day } = columnsOf<Paper>('papers');

const text = (source: string, width: string, isSorted = true): TableColumn<Paper> =>
  column(source, {
    width,
    sortable: isSorted,
    render: (paper) => <ClampedText text={paper[source] as string | null} />,
  });

const KIND: TableColumn<Paper> = {
  source: 'kindName',
  label: 'resources.papers.fields.kind',
  sortable: false,
  width: '9rem',
  render: ({ kindName, kindNameBn }) => <NameText name={kindName} nameBn={kindNameBn} />,
};

const KIND_BN: TableColumn<Paper> = { ...KIND, source: 'kindNameBn', sheet: { otherwise: 'kindName' } };

const COLUMNS: TableColumn<Paper>[] = [
  day('date'),
  column('nothiNumber', {
    width: '10rem',
    isName: true,
    render: ({ id, caseFilingId, nothiNumber }) => (
      <a href={`/files/${caseFilingId}?paper=${id}`} className="number-link">
        {breakingNumber(String(nothiNumber))}
      </a>
    ),
  }),
  column('proceedingNumber', {
    label: 'resources.papers.fields.proceedingId',
    width: '11rem',
    sortable: false,
    render: (paper) => <Case paper={paper} />,
  }),
  text('name', '10rem'),
  text('memo', '8rem'),
  text('from', '8rem', false),
  text('to', '8rem', false),
  column('createdAt', {
    width: '6rem',
    sheet: { kind: 'date' },
    render: ({ createdAt }) => <DayText day={String(createdAt).slice(0, 10)} />,
  }),
];

function Case({ paper: { proceedingKind, proceedingNumber } }: { paper: Paper }) {
  const nameOf = useProceedingName();
  if (typeof proceedingKind !== 'string') return null;
  return <ClampedText text={nameOf({ kind: proceedingKind, number: proceedingNumber as string | null })} />;
}

export const paperFilters: readonly Filter[] = [
  {
    source: 'kind',
    label: 'resources.papers.fields.kind',
    isCommon: true,
    list: {
      resource: 'paper-kinds',
      nameOf: ({ name, nameBn }, { language }) => nameIn(language, name, nameBn),
    },
  },
  { source: 'from', label: 'filePapers.lists.from', day: 'past' },
  { source: 'to', label: 'filePapers.lists.to', day: 'past' },
  {
    source: 'source',
    label: 'resources.papers.fields.source',
    options: choices(paperSources, (source) => `resources.papers.choices.source.${source}`),
  },
];
