import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createContext, memo, useContext, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import type { Fields } from '../../domain/fields';
import { readAmount } from '../../domain/import/amounts';
import { readBijoy } from '../../domain/import/bijoy';
import type { AmountUnit, Reading } from '../../domain/imports';
import { formatTaka } from '../../domain/taka';
import type { Language } from '../i18n/catalogue';
import { useLanguage } from '../i18n/useLanguage';
import { isAmount, isDay } from '../fields/kinds/importKind';
import { NativeSelect } from './NativeSelect';
import type { ColumnChoice } from './draft';
import type { ColumnLook } from './file/fileTask';
import { isUnclear, readingsOf, shownReading } from './readings';

/** A field to choose, with its option in the list for when it is free and for when another column has it. */
export interface OfferedField {
  name: string;
  free: ReactElement;
  taken: ReactElement;
}

/**
 * Fields that have a column already. They are in a context, so that a choice in one row re-renders only the
 * options of the other rows.
 */
export const TakenFields = createContext<ReadonlySet<string>>(new Set());

interface Props {
  column: ColumnLook;
  choice: ColumnChoice;
  fields: Fields;
  offered: readonly OfferedField[];
  onChoose: (column: number, choice: ColumnChoice) => void;
}

/**
 * One column of the sheet: some of its cells, its field, and how it is read. Memoised, since a sheet may have
 * 500 columns with a choice of all fields each.
 */
export const ColumnRow = memo(function ColumnRow({ column, choice, fields, offered, onChoose }: Props) {
  const translate = useTranslate();
  const { heading, samples, doubtful, order } = column;
  const isBijoy = choice.reading === 'bijoy';
  const raw = heading || translate('imports.columns.unnamed', { number: column.column + 1 });
  const name = isBijoy ? readBijoy(raw) : raw;
  const field = fields[choice.field];
  const readings = field ? readingsOf(column, field) : [];
  const mustChoose = isUnclear(column, choice, fields);
  const isMixed = field !== undefined && isDay(field) && order === 'mixed';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {name !== raw && <Typography variant="body2">{raw}</Typography>}
        <Typography component="div" variant="body2" color="text.secondary">
          {samples.length === 0 && translate('imports.columns.empty')}
          {isBijoy || (field && isAmount(field) && choice.reading)
            ? samples.map((sample) => <Read key={sample} sample={sample} reading={choice.reading!} />)
            : samples.join(' · ')}
        </Typography>
        {isBijoy && doubtful.length > 0 && (
          <>
            <Typography variant="body2" sx={{ mt: 1 }}>
              {translate('imports.columns.doubtful')}
            </Typography>
            <Box
              component="section"
              tabIndex={0}
              aria-label={translate('imports.columns.doubtfulOf', { column: name })}
              sx={list}
            >
              {doubtful.map((cell) => (
                <Read key={cell} sample={cell} reading="bijoy" />
              ))}
            </Box>
          </>
        )}
      </Box>
      <TextField
        select
        size="small"
        label={translate('imports.columns.field', { column: name })}
        value={choice.field}
        helperText={choice.isGuess ? translate('imports.columns.guessed') : undefined}
        onChange={({ target: { value } }) =>
          onChoose(column.column, { field: value, reading: shownReading(column, fields[value]) })
        }
        slotProps={{ select: { native: true } }}
      >
        <option value="">{translate('imports.columns.none')}</option>
        <Options offered={offered} own={choice.field} />
      </TextField>
      {readings.length > 0 ? (
        <NativeSelect
          label={translate('imports.columns.reading', { column: name })}
          value={choice.reading ?? ''}
          error={mustChoose}
          helperText={isMixed ? translate('imports.columns.mixed') : undefined}
          isClearable
          empty={translate(mustChoose ? 'imports.readings.choose' : 'imports.readings.asIs')}
          options={readings.map((reading) => [reading, translate(`imports.readings.${reading}`)])}
          onChoose={(reading) =>
            onChoose(column.column, { ...choice, reading: (reading || undefined) as Reading | undefined })
          }
        />
      ) : (
        <span />
      )}
    </Box>
  );
});

function Options({ offered, own }: { offered: readonly OfferedField[]; own: string }) {
  const taken = useContext(TakenFields);
  return offered.map(({ name, free, taken: other }) => (taken.has(name) && name !== own ? other : free));
}

/** A sample cell and the value that is read from it. */
function Read({ sample, reading }: { sample: string; reading: Reading }) {
  const read = readSample(sample, reading, useLanguage());
  return (
    <div>
      {sample}
      {read !== sample && <b> → {read}</b>}
    </div>
  );
}

/** A sample as it is read: Bijoy as Unicode, an amount in taka. */
function readSample(sample: string, reading: Reading, language: Language): string {
  if (reading === 'bijoy') return readBijoy(sample);
  const { value } = readAmount(sample, reading as AmountUnit);
  return typeof value !== 'number' ? sample : formatTaka(value, language);
}

const list = { maxHeight: '12rem', overflow: 'auto', fontSize: '0.875rem', color: 'text.secondary' };
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  // rows out of sight are neither styled nor laid out
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 5rem',
};
