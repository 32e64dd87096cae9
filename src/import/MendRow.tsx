import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  importRegister,
  type Cell,
  type Decision,
  type ImportRow,
  type ImportError,
} from '../../domain/imports';
import { formatCount } from '../../domain/digits';
import type { ImportBatch, RowEdit } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';
import { isAmount, isDay, offeredList, offeredValues } from '../fields/kinds/importKind';
import { ExistingChoice } from './ExistingChoice';
import { shortened } from './errorText';
import { fieldsOf, shownCell } from './shownCell';
import { useBatchActions } from './useBatch';
import { useColumnLabel, useFieldLabel } from './useImportFields';
import { mayStand } from '../../domain/importMessages';
import { useUnsaved } from '../inputs/unsaved';
import { CellField } from './CellField';
import { errorText } from './errorText';
import { NativeSelect } from './NativeSelect';

/** Unsaved input in a row: typed cells and decisions. */
export interface Unsaved {
  typed: Record<string, string>;
  decided: Decision;
}

const NOTHING: Unsaved = { typed: {}, decided: {} };

export interface RowProps {
  batch: ImportBatch;
  /** The unsaved input by row id, so that a row keeps it while another page or check is shown. */
  unsaved: Map<number, Unsaved>;
  onSaved: (row: ImportRow) => void;
}

/** A row that cannot be imported as it is: each wrong cell with its error, and the decisions to make. */
export function MendRow({ batch, row, unsaved, onSaved }: RowProps & { row: ImportRow }) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = useFieldLabel(batch.register);
  const columnLabel = useColumnLabel(batch);
  const { edit } = useBatchActions(batch.id);
  const [own, setOwn] = useState(unsaved.get(row.id) ?? NOTHING);
  const { typed, decided } = own;
  /** The input that was sent last, unless that failed. */
  const sent = useRef<Unsaved>(null);
  const [forAll, setForAll] = useState<boolean | null>(null);
  const fields = importRegister(batch.register)?.columns ?? {};
  const [first] = Object.keys(fields);
  // an error of the whole row is shown at the register's first field, its number
  const wrong = [...new Set(row.errors.map(({ field }) => field || first!))];
  const columnOf = (field: string) => batch.layout.columns.find((each) => each.field === field)?.column;
  const hasColumn = (field: string) => columnOf(field) !== undefined;
  const parties = Object.entries(row.candidates);
  const isDecided = Object.keys(decided).length > 0;
  // 'for all rows' means rows with the same cell, so the field needs a column
  const mayBeForAll = Object.keys(typed).every(hasColumn);
  const cellOf = (field: string) => shownCell(batch.layout, row, field);
  const nameIn = (field: string) => shortened(cellOf(field));
  // a word that stands for a choice or a name means the same in each row, and so does `N/A` in place of an
  // amount or a day; other equal cells may need different corrections
  const meansTheSame = (field: string) => {
    const facts = fields[field]!;
    const offers = offeredList(facts) !== null || offeredValues(facts).length > 0;
    const isNoneInWords = (isAmount(facts) || isDay(facts)) && !/\p{Nd}/u.test(cellOf(field));
    return cellOf(field) !== '' && (offers || (isNoneInWords && typed[field] === ''));
  };
  // some other cells, because the row may have no number to recognise it by
  const others = fieldsOf(batch.layout)
    .filter((field) => field !== first && !wrong.includes(field) && cellOf(field) !== '')
    .slice(0, MOST_OTHERS);
  const isForAll = forAll ?? (decided.existing === undefined && Object.keys(typed).every(meansTheSame));
  const isTouched = Object.keys(typed).length > 0 || isDecided;
  useUnsaved(isTouched);

  const change = (next: Unsaved) => {
    if (next === NOTHING) unsaved.delete(row.id);
    else unsaved.set(row.id, next);
    setOwn(next);
  };
  const isTaken = (field: string) => decided.values?.[field] !== undefined;
  const shownOf = (field: string) => String(decided.values?.[field] ?? typed[field] ?? cellOf(field));
  const type = (field: string, text: string) => {
    const { [field]: _taken, ...values } = decided.values ?? {};
    const { values: _all, ...others } = decided;
    change({
      typed: { ...typed, [field]: text },
      decided: Object.keys(values).length ? { ...others, values } : others,
    });
  };
  /** A choice means the same in all rows that say the same; of another value the row alone is decided. */
  const take = (field: string, text: string) => {
    if (offeredValues(fields[field]!).length) return type(field, text);
    const { [field]: _typed, ...others } = typed;
    change({ typed: others, decided: { ...decided, values: { ...decided.values, [field]: text } } });
  };
  /** Keeps what was typed or chosen while the save was under way. */
  const forgetSaved = () => {
    const { typed: now, decided: chosen } = unsaved.get(row.id) ?? NOTHING;
    const later = Object.entries(now).filter(([field, text]) => text !== typed[field]);
    const isDone = later.length === 0 && chosen === decided;
    change(
      isDone ? NOTHING : { typed: Object.fromEntries(later), decided: chosen === decided ? {} : chosen },
    );
  };
  const save = () => {
    if (sent.current === own) return; // ignores a second Enter while the first save is under way
    sent.current = own;
    const mended: NonNullable<RowEdit['mended']> = [];
    const values: Record<string, Cell> = { ...decided.values };
    for (const [field, cell] of Object.entries(typed)) {
      const column = columnOf(field);
      if (column === undefined) values[field] = cell;
      else mended.push({ column, cell });
    }
    const decision = { ...decided, ...(Object.keys(values).length && { values }) };
    const edited = {
      row: row.id,
      edit: {
        ...(mended.length && { mended }),
        ...(Object.keys(decision).length && { decision }),
        all: isForAll && mayBeForAll,
      },
    };
    // The callbacks of `mutate` are not used, because they are skipped if the row has left the list by then.
    // The mutation itself reports a failure.
    edit.mutateAsync(edited).then(
      (saved) => {
        forgetSaved();
        onSaved(saved);
      },
      () => {
        sent.current = null;
      },
    );
  };
  return (
    <Box
      component="li"
      data-row={row.id}
      sx={item}
      onKeyDown={(event) => {
        // in an open list, Enter only chooses from the list
        if (event.key !== 'Enter' || event.defaultPrevented || !isTouched) return;
        if (event.target instanceof HTMLInputElement) save();
      }}
    >
      <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {translate('imports.check.row', { line: formatCount(row.line, language) })}{' '}
        {shortened(cellOf(first!))}
      </Typography>
      {others.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {others.map((field) => shortened(cellOf(field))).join(' · ')}
        </Typography>
      )}
      <Box sx={grid}>
        {wrong.map((field) => (
          <MendCell
            key={field}
            register={batch.register}
            field={field}
            label={columnLabel(field)}
            line={row.line}
            value={shownOf(field)}
            disabled={!hasColumn(field) && !Object.hasOwn(fields, field)}
            // errors of a cell no longer hold once its text is changed
            errors={row.errors.filter(
              (error) =>
                (error.field || first) === field && shownOf(field) === cellOf(field) && !isTaken(field),
            )}
            onType={(text) => type(field, text)}
            onTake={(text) => take(field, text)}
          />
        ))}
        {parties.map(([field, candidates]) => (
          <NativeSelect
            key={field}
            data-field={field}
            label={translate('imports.parties.which', { field: label(field), name: nameIn(field) })}
            value={(decided.parties ?? row.decision.parties)?.[field] ?? ''}
            empty={translate('imports.parties.choose')}
            options={[
              ...candidates.map(
                ({ id, name, number }) => [id, number ? `${name} (${number})` : name] as const,
              ),
              ...(batch.layout.parties === 'make'
                ? [['make', translate('imports.parties.makeNew', { name: nameIn(field) })] as const]
                : []),
            ]}
            onChoose={(party) =>
              change({
                typed,
                decided: {
                  ...decided,
                  parties: { ...decided.parties, [field]: party === 'make' ? 'make' : Number(party) },
                },
              })
            }
          />
        ))}
        {row.existing !== null && (
          <ExistingChoice
            label={translate('imports.existing.row')}
            value={decided.existing ?? row.existing}
            onChoose={(existing) => change({ typed, decided: { ...decided, existing } })}
          />
        )}
      </Box>
      {isTouched && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1 }}>
          <Button size="small" variant="contained" loading={edit.isPending} onClick={() => save()}>
            {translate('imports.check.save')}
          </Button>
          {mayBeForAll && (
            <FormControlLabel
              control={
                <Checkbox size="small" checked={isForAll} onChange={(_, checked) => setForAll(checked)} />
              }
              label={translate('imports.check.forAll')}
            />
          )}
        </Box>
      )}
    </Box>
  );
}

/** At most this many other cells of a row are shown beside its number. */
const MOST_OTHERS = 4;

const item = { py: 2, borderBottom: 1, borderColor: 'divider' };
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: 2,
  mt: 1.5,
};

interface MendCellProps {
  register: string;
  field: string;
  label: string;
  line: number;
  value: string;
  /** Whether the cell cannot be corrected here, because no column can hold the value. */
  disabled: boolean;
  errors: readonly ImportError[];
  onType: (text: string) => void;
  /** Called when the cell is to come in as this, without a further question. */
  onTake: (text: string) => void;
}

/** A wrong cell with its errors and what is proposed, to be corrected in place. */
function MendCell({ line, errors, onTake, ...cell }: MendCellProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { register, field, label, value } = cell;
  const proposed = errors.flatMap(({ params }) => params?.proposed ?? []).map(String);
  const shown = (value: string) => translate(`resources.${register}.choices.${field}.${value}`, { _: value });
  return (
    <div>
      <CellField
        {...cell}
        name={translate('imports.check.cell', { field: label, line: formatCount(line, language) })}
        error={errors.map((error) => errorText(error, translate, language)).join(' · ') || undefined}
      />
      {proposed.map((each) => (
        <Button key={each} size="small" onClick={() => onTake(shown(each))}>
          {translate('imports.check.take', { value: shown(each) })}
        </Button>
      ))}
      {errors.some(mayStand) && (
        <Button size="small" color="inherit" onClick={() => onTake(value)}>
          {translate('imports.check.keep')}
        </Button>
      )}
    </div>
  );
}
