import { ChoosableTable, type TableColumn, ChoosableRow } from '../hearings/ChoosableTable';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslate, useGetList, useGetMany } from 'react-admin';
import { isYearOffered, yearsOffered, type Day } from '../../domain/dates';
import { parseWrittenDay } from '../../domain/typedDays';
import type { ListedItem, MatchedLine } from '../../domain/causeLists/listings';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { DayText } from '../fields/cells';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { itemText } from '../hearings/hearingNames';
import { useLanguage } from '../i18n/useLanguage';
import type { Match } from '../../domain/causeLists/match';
import type { Proceeding } from '../dataProvider/files';

const COLUMNS: TableColumn[] = [
  ['resources.hearings.fields.date', '7rem'],
  ['resources.hearings.fields.court'],
  ['diary.columns.itemNo', '4.5rem'],
  ['diary.columns.number'],
  ['diary.columns.nothiNumber'],
  ['causeList.line', '36%'],
];

interface Props {
  lines: readonly MatchedLine[];
  isBusy: boolean;
  onApply: (items: ListedItem[]) => void;
}

/** Our cases in a list: certain matches are selected, doubtful ones must be confirmed. */
export function MatchTable({ lines, isBusy, onApply }: Props) {
  const translate = useTranslate();
  const cases = lines.flatMap(({ matches, ...line }) =>
    matches.map((match): MatchedCase => ({
      ...line,
      ...match,
      key: `${line.line} ${line.itemNo} ${match.proceedingId}`,
    })),
  );
  const [chosen, setChosen] = useState(() => new Set(cases.filter(({ sure }) => sure).map(({ key }) => key)));
  const [typedDate, setTypedDate] = useState('');
  const files = useFilesOf(cases.map(({ proceedingId }) => proceedingId));
  const doubtful = cases.filter(({ sure }) => !sure).length;
  const isDateMissing = cases.some(({ date }) => !date);
  const written = parseWrittenDay(typedDate);
  const ofList = written && isYearOffered(written, true) ? written : null;
  const isWrong = typedDate !== '' && !ofList;
  const dateError = written
    ? translate('messages.yearNotOffered', yearsOffered(true))
    : translate('causeList.dateWrong');
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const toggleAll = () => setChosen(new Set(chosen.size === cases.length ? [] : cases.map(({ key }) => key)));
  const items = cases.flatMap(({ key, date, proceedingId, court, itemNo, with: above }): ListedItem[] => {
    const day: Day | null = date ?? ofList;
    return chosen.has(key) && day ? [{ proceedingId, date: day, court, itemNo, with: above }] : [];
  });
  if (!cases.length) {
    return (
      <output>
        <Alert severity="info" role="none" sx={{ my: 1.5 }}>
          {translate('causeList.none', { rows: lines.length })}
        </Alert>
      </output>
    );
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Box component="h2" id="found" sx={{ typography: 'subtitle1', fontWeight: 600, m: 0 }}>
        {translate('causeList.found', { smart_count: cases.length })}
      </Box>
      {doubtful > 0 && <Box sx={{ mb: 1 }}>{translate('causeList.doubtful', { smart_count: doubtful })}</Box>}
      {isDateMissing && (
        <TextField
          autoFocus
          label={translate('causeList.date')}
          value={typedDate}
          onChange={({ target }) => setTypedDate(target.value)}
          error={isWrong}
          helperText={isWrong ? dateError : translate('causeList.dateMissing')}
          sx={{ my: 1, width: '18rem' }}
        />
      )}
      <ChoosableTable
        labelledBy="found"
        columns={COLUMNS}
        chosen={chosen.size}
        total={cases.length}
        onChooseAll={toggleAll}
      >
        {cases.map((listed) => (
          <MatchRow
            key={listed.key}
            listed={{ ...listed, date: listed.date ?? ofList }}
            file={files.get(listed.proceedingId)}
            isChosen={chosen.has(listed.key)}
            onChoose={() => toggle(listed.key)}
          />
        ))}
      </ChoosableTable>
      <Button
        autoFocus={!isDateMissing}
        variant="contained"
        disabled={!items.length}
        loading={isBusy}
        onClick={() => onApply(items)}
        sx={{ mt: 1.5 }}
      >
        {translate('causeList.apply', { smart_count: items.length })}
      </Button>
    </Box>
  );
}

interface MatchRowProps {
  listed: MatchedCase;
  file: FileOfCase | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function MatchRow({ listed, file, isChosen, onChoose }: MatchRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { number, kind, date, court, itemNo, text, sure, isMention, with: above } = listed;
  const cells: ReactNode[] = [
    date && <DayText key="date" day={date} />,
    court,
    itemText({ itemNo, withId: above }, language),
    <span key="number">
      {number}
      <Box component="span" className="caption">
        {translate(proceedingKindNames[kind] ?? kind)}
      </Box>
      {!sure && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={translate(isMention ? 'causeList.isMention' : 'causeList.isDoubtful')}
        />
      )}
    </span>,
    file?.number && (
      <Link key="file" component={RouterLink} to={`/files/${file.id}`} sx={{ overflowWrap: 'anywhere' }}>
        {file.number}
      </Link>
    ),
    text,
  ];
  return (
    <ChoosableRow
      choose={translate('causeList.choose', { name: number })}
      isChosen={isChosen}
      onChoose={onChoose}
      columns={COLUMNS}
      cells={cells}
    />
  );
}

/** A proceeding that a line of a cause list names. */
interface MatchedCase extends Omit<MatchedLine, 'matches'>, Match {
  key: string;
}

/** The file that a proceeding belongs to, and its number. */
interface FileOfCase {
  id: number;
  number: string | null;
}

/** The files of proceedings, by the proceedings' ids, in two requests. */
function useFilesOf(proceedingIds: readonly number[]): Map<number, FileOfCase> {
  const ids = [...new Set(proceedingIds)];
  const { data: proceedings = [] } = useGetMany<Proceeding>('proceedings', { ids });
  const known = proceedings.filter(Boolean);
  const fileIds = [...new Set(known.map(({ caseFilingId }) => caseFilingId))];
  // a filing's own proceeding has the number of the file
  const { data: files = [] } = useGetList<Proceeding>(
    'proceedings',
    {
      filter: { caseFilingId: fileIds, kind: 'case-fillings' },
      pagination: { page: 1, perPage: Math.max(1, fileIds.length) },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: fileIds.length > 0 },
  );
  const numbers = new Map(files.map(({ caseFilingId, number }) => [caseFilingId, number]));
  return new Map(
    known.map(({ id, caseFilingId }) => [
      id,
      { id: caseFilingId, number: numbers.get(caseFilingId) ?? null },
    ]),
  );
}
