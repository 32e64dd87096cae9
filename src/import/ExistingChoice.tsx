import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { existingRules, type ExistingRule } from '../../domain/imports';

interface Props {
  label: string;
  /** The chosen rule; null if none is chosen yet. */
  value: ExistingRule | null;
  onChoose: (rule: ExistingRule) => void;
  /** Whether the choice is in a table cell; the column's heading is then its visible label. */
  isInCell?: boolean;
}

/**
 * A choice of what an import does with an existing record. It is a menu, because in a native select each
 * arrow key would already choose.
 */
export function ExistingChoice({ label, value, onChoose, isInCell = false }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      data-field="existing"
      variant={isInCell ? 'standard' : 'outlined'}
      label={isInCell ? null : label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value as ExistingRule)}
      slotProps={{ htmlInput: isInCell ? { 'aria-label': label } : {} }}
      sx={
        isInCell ? { '& .MuiSelect-select': { fontSize: '0.8125rem', py: 0 } } : { width: 'min(100%, 22rem)' }
      }
    >
      {existingRules.map((rule) => (
        <MenuItem key={rule} value={rule}>
          {translate(`imports.existing.${rule}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
