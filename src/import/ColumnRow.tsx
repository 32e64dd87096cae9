import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Fields } from '../../domain/fields';
import { readBijoy } from '../../domain/import/bijoy';
import type { Reading } from '../../domain/imports';
import { isDay } from '../kinds/importKind';
import type { ColumnChoice } from './draft';
import type { ColumnLook } from './file/fileTask';

interface Props {
  column: ColumnLook;
  choice: ColumnChoice;
  fields: Fields;
  /** Fields that have a column already. */
  taken: ReadonlySet<string>;
  label: (field: string) => string;
  onChoose: (choice: ColumnChoice) => void;
}

/** One column of the sheet: some of its cells, the field that it is, and how it is read. */
export function ColumnRow({ column, choice, fields, taken, label, onChoose }: Props) {
  const translate = useTranslate();
  const { heading, samples, order } = column;
  const name = heading || translate('imports.columns.unnamed', { number: column.column + 1 });
  const field = fields[choice.field];
  const dates = field !== undefined && isDay(field) && order !== null;
  const readings: Reading[] = dates ? ['dmy', 'mdy'] : ['bijoy'];
  const isUnclear = dates && order === 'unclear';
  const isBijoy = choice.reading === 'bijoy';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{isBijoy ? readBijoy(name) : name}</Typography>
        {isBijoy && heading && <Typography variant="body2">{heading}</Typography>}
        <Typography component="div" variant="body2" color="text.secondary">
          {samples.length === 0 && translate('imports.columns.empty')}
          {isBijoy
            ? samples.map((sample) => (
                <Box key={sample}>
                  {sample}
                  {readBijoy(sample) !== sample && <b> → {readBijoy(sample)}</b>}
                </Box>
              ))
            : samples.join(' · ')}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        label={translate('imports.columns.field', { column: name })}
        value={choice.field}
        onChange={({ target }) => onChoose({ ...choice, field: target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{translate('imports.columns.none')}</option>
        {Object.keys(fields).map((each) => (
          <option key={each} value={each}>
            {taken.has(each) && each !== choice.field
              ? translate('imports.columns.takenField', { field: label(each) })
              : label(each)}
          </option>
        ))}
      </TextField>
      {choice.field ? (
        <TextField
          select
          size="small"
          label={translate('imports.columns.reading', { column: name })}
          value={choice.reading ?? ''}
          error={isUnclear && !choice.reading}
          helperText={dates && order === 'mixed' ? translate('imports.columns.mixed') : undefined}
          onChange={({ target }) =>
            onChoose({ ...choice, reading: (target.value || undefined) as Reading | undefined })
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">
            {translate(isUnclear ? 'imports.readings.choose' : 'imports.readings.asIs')}
          </option>
          {readings.map((reading) => (
            <option key={reading} value={reading}>
              {translate(`imports.readings.${reading}`)}
            </option>
          ))}
        </TextField>
      ) : (
        <span />
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
