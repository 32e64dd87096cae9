import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { existingRules, type ExistingRule } from '../../domain/imports';

interface Props {
  label: string;
  /** Null: none is chosen yet. */
  value: ExistingRule | null;
  onChoose: (rule: ExistingRule) => void;
  /** In a cell of a table, whose heading is the visible label. */
  isInCell?: boolean;
}

/** What happens to a record that is there already. */
export function ExistingChoice({ label, value, onChoose, isInCell = false }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      {...(isInCell ? { variant: 'standard' } : { label })}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value as ExistingRule)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        ...(isInCell && { htmlInput: { 'aria-label': label } }),
      }}
      sx={isInCell ? { '& select': { fontSize: '0.8125rem', py: 0 } } : { width: 'min(100%, 22rem)' }}
    >
      {value === null && (
        <option value="" disabled>
          {translate('imports.readings.choose')}
        </option>
      )}
      {existingRules.map((rule) => (
        <option key={rule} value={rule}>
          {translate(`imports.existing.${rule}`)}
        </option>
      ))}
    </TextField>
  );
}
