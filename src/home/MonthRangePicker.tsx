import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { monthsOf, type MonthRange } from '../../domain/caseCounts';
import { localDigits } from '../../domain/digits';
import { formatMonth, type Month } from '../../domain/months';
import { useLanguage } from '../i18n/useLanguage';

interface Props {
  range: MonthRange;
  /** The months that can be chosen. */
  all: MonthRange;
  onPick: (change: Partial<MonthRange>) => void;
}

/** Selects for the first and last month to show. */
export function MonthRangePicker({ range, all, onPick }: Props) {
  const months = monthsOf(all);
  return (
    <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none' }}>
      <MonthSelect name="from" month={range.from} months={months} onPick={(from) => onPick({ from })} />
      <MonthSelect name="to" month={range.to} months={months} onPick={(to) => onPick({ to })} />
    </Box>
  );
}

interface SelectProps {
  name: keyof MonthRange;
  month: Month;
  months: readonly Month[];
  onPick: (month: Month) => void;
}

function MonthSelect({ name, month, months, onPick }: SelectProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const years = [...new Set(months.map((each) => each.slice(0, 4)))];
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate(`home.${name}`)}
      value={month}
      onChange={({ target }) => onPick(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {years.map((year) => (
        <optgroup key={year} label={localDigits(year, language)}>
          {months
            .filter((each) => each.startsWith(year))
            .map((each) => (
              <option key={each} value={each}>
                {formatMonth(each, language)}
              </option>
            ))}
        </optgroup>
      ))}
    </TextField>
  );
}
