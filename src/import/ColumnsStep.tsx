import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'react-admin';
import type { Fields } from '../../domain/fields';
import { importRegister, type Reading, partyRules } from '../../domain/imports';
import { ColumnRow, TakenFields, type OfferedField } from './ColumnRow';
import { changeDraft, currentDraft, type ColumnChoice, type Draft } from './draft';
import type { ColumnLook } from './file/fileTask';
import { isUnclear, shownHeading } from './readings';
import { useFieldLabel } from './useImportFields';
import { useSending } from './useSending';
import { NativeSelect } from './NativeSelect';
import { ExistingChoice } from './ExistingChoice';
import { CellField } from './CellField';

/** Asks which column of the sheet holds which field and how it is to be read; then sends the rows. */
export function ColumnsStep({ draft }: { draft: Draft }) {
  const translate = useTranslate();
  const label = useFieldLabel(draft.register);
  const { send, sent, isSending } = useSending(draft);
  const check = useRef<HTMLButtonElement>(null);
  const { file, look, columns } = draft;
  const fields = importRegister(draft.register)?.columns ?? NO_FIELDS;
  const taken = useMemo(() => new Set(Object.values(columns).map(({ field }) => field)), [columns]);
  const shown = useRendered(look.columns);
  // the rows share these elements, so that React need not compare unchanged ones
  const offered = useMemo(
    () =>
      Object.keys(fields).map((name): OfferedField => {
        const optionOf = (text: string) => (
          <option key={name} value={name}>
            {text}
          </option>
        );
        const field = label(name);
        return {
          name,
          free: optionOf(field),
          taken: optionOf(translate('imports.columns.takenField', { field })),
        };
      }),
    [fields, label, translate],
  );
  const missing = Object.entries(fields)
    .filter(([name, { required }]) => required?.create && !taken.has(name) && !draft.values[name])
    .map(([name]) => label(name));
  const left = look.columns.filter(({ column }) => !columns[column]?.field);
  const unclear = look.columns.filter((column) => isUnclear(column, columns[column.column], fields));
  const guessed = look.columns.filter(({ column }) => columns[column]?.isGuess);
  const nameOf = (column: ColumnLook) =>
    shownHeading(column, columns[column.column]) ||
    translate('imports.columns.unnamed', { number: column.column + 1 });
  const named = (listed: readonly ColumnLook[]) => listed.map(nameOf).join(', ');
  const choose = useCallback(
    (column: number, choice: ColumnChoice) => {
      const others = Object.entries(currentDraft()?.columns ?? {}).map(([other, chosen]) =>
        // only one column can fill a field: the one chosen last
        chosen.field && chosen.field === choice.field
          ? [other, { ...chosen, field: '', isGuess: false }]
          : [other, chosen],
      );
      changeDraft(file, {
        columns: { ...(Object.fromEntries(others) as Draft['columns']), [column]: choice },
      });
    },
    [file],
  );
  /** Reads all unclear columns in the same order of day and month, because a sheet does not mix them. */
  const readUnclear = (reading: Reading) => {
    const read = unclear.map(({ column }) => [column, { ...columns[column]!, reading }] as const);
    flushSync(() => changeDraft(draft.file, { columns: { ...columns, ...Object.fromEntries(read) } }));
    check.current?.focus(); // the clicked button disappears
  };
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('imports.columns.explained')}
      </Typography>
      <TakenFields value={taken}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((column) => (
            <ColumnRow
              key={column.column}
              column={column}
              choice={columns[column.column] ?? LEFT_OUT}
              fields={fields}
              offered={offered}
              onChoose={choose}
            />
          ))}
        </Box>
      </TakenFields>
      <ForAllRows draft={draft} fields={fields} taken={taken} label={label} />
      <RuleChoices draft={draft} />
      {left.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('imports.columns.leftOut', {
            columns: named(left),
          })}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('imports.columns.missing', { fields: missing.join(', ') })}
        </Alert>
      )}
      {unclear.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('imports.columns.unclear', {
            columns: named(unclear),
          })}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {(['dmy', 'mdy'] as const).map((order) => (
              <Button key={order} size="small" variant="outlined" onClick={() => readUnclear(order)}>
                {translate(`imports.readings.${order}`)}
              </Button>
            ))}
          </Box>
        </Alert>
      )}
      {guessed.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('imports.columns.guesses', {
            columns: guessed
              .map((column) => `${nameOf(column)} → ${label(columns[column.column]!.field)}`)
              .join(', '),
          })}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={
              <Checkbox
                size="small"
                checked={draft.areGuessesRight === true}
                onChange={(_, areGuessesRight) => changeDraft(draft.file, { areGuessesRight })}
              />
            }
            label={translate('imports.columns.guessesRight')}
          />
        </Alert>
      )}
      <Button
        ref={check}
        variant="contained"
        sx={{ mt: 2 }}
        disabled={missing.length > 0 || unclear.length > 0 || (guessed.length > 0 && !draft.areGuessesRight)}
        loading={isSending}
        onClick={() => void send()}
      >
        {translate('imports.columns.check')}
      </Button>
      {isSending && (
        <LinearProgress
          variant="determinate"
          value={(100 * sent) / look.rows}
          aria-label={translate('imports.columns.sending')}
          sx={{ mt: 1.5, maxWidth: '24rem' }}
        />
      )}
    </>
  );
}

/** The columns that are rendered: some at once, then more in each transition, since a sheet may have 500. */
function useRendered(columns: readonly ColumnLook[]): readonly ColumnLook[] {
  const [count, setCount] = useState(AT_ONCE);
  useEffect(() => {
    if (count < columns.length) startTransition(() => setCount(count + MORE));
  }, [count, columns]);
  return columns.slice(0, count);
}

/** The number of columns rendered at once, about as many as a large screen shows. */
const AT_ONCE = 15;
const MORE = 50;

const NO_FIELDS: Fields = {};
const LEFT_OUT: ColumnChoice = { field: '' };

/** Choices for rows whose record exists already, and for companies and agents that do not exist. */
function RuleChoices({ draft }: { draft: Draft }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
      <ExistingChoice
        label={translate('imports.existing.name')}
        value={draft.existing}
        onChoose={(existing) => changeDraft(draft.file, { existing })}
      />
      {draft.register === 'case-fillings' && (
        <NativeSelect
          label={translate('imports.parties.name')}
          value={draft.parties}
          options={partyRules.map((rule) => [rule, translate(`imports.parties.${rule}`)])}
          onChoose={(rule) => changeDraft(draft.file, { parties: rule as Draft['parties'] })}
          sx={{ width: 'min(100%, 22rem)' }}
        />
      )}
    </Box>
  );
}

interface Props {
  draft: Draft;
  fields: Fields;
  taken: ReadonlySet<string>;
  label: (field: string) => string;
}

/** Inputs for fields without a column: the value holds for all rows. Required fields are shown from the start. */
function ForAllRows({ draft, fields, taken, label }: Props) {
  const translate = useTranslate();
  const [added, setAdded] = useState<string[]>([]);
  const open = Object.keys(fields).filter((name) => !taken.has(name));
  const shown = open.filter(
    (name) => fields[name]!.required?.create || draft.values[name] !== undefined || added.includes(name),
  );
  const others = open.filter((name) => !shown.includes(name));
  return (
    <Box component="section" aria-labelledby="import-values" sx={{ mt: 3 }}>
      <Typography id="import-values" component="h2" variant="h6">
        {translate('imports.columns.values')}
      </Typography>
      <Box sx={grid}>
        {shown.map((name) => (
          <CellField
            key={name}
            register={draft.register}
            field={name}
            label={label(name)}
            value={draft.values[name] ?? ''}
            onType={(text) => changeDraft(draft.file, { values: { ...draft.values, [name]: text } })}
          />
        ))}
        {others.length > 0 && (
          <NativeSelect
            label={translate('imports.columns.addValue')}
            value=""
            isClearable
            empty={translate('imports.columns.chooseField')}
            options={others.map((name) => [name, label(name)])}
            onChoose={(name) => setAdded([...added, name])}
          />
        )}
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 2,
  mt: 1.5,
};
