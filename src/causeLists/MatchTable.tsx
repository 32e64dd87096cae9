import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isYearOffered, yearsOffered, type Day } from '../../domain/dates';
import { parseWrittenDay } from '../../domain/typedDays';
import type { ListedItem, MatchedLine } from '../../domain/causeLists/listings';
import { ChooseButton } from '../hearings/ChooseButton';
import { columnsOf, hearingTableStyle } from '../hearings/hearingTableStyle';
import { TableBox } from '../list/table/TableBox';
import type { MatchedCase } from './matchedCase';
import { MatchRow } from './MatchRow';
import { useFilesOf } from './useFilesOf';

/** Widths of columns with short values; the other columns share the remaining width. */
const COLUMNS: [label: string, width?: string][] = [
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
      <TableBox>
        <Box sx={hearingTableStyle}>
          <table aria-labelledby="found" style={columnsOf(COLUMNS.map(([, width]) => width))}>
            <thead>
              <tr>
                <th className="choose">
                  <ChooseButton
                    name={translate('diary.chooseAll')}
                    isChosen={chosen.size === cases.length}
                    isSome={chosen.size > 0}
                    onClick={toggleAll}
                  />
                </th>
                {COLUMNS.map(([label]) => (
                  <th key={label} scope="col">
                    {translate(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cases.map((listed) => (
                <MatchRow
                  key={listed.key}
                  listed={{ ...listed, date: listed.date ?? ofList }}
                  labels={COLUMNS.map(([label]) => label)}
                  file={files.get(listed.proceedingId)}
                  isChosen={chosen.has(listed.key)}
                  onChoose={() => toggle(listed.key)}
                />
              ))}
            </tbody>
          </table>
        </Box>
      </TableBox>
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
