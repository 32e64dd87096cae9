import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ImportError } from '../../domain/imports';
import { errorText } from './errorText';

interface Props {
  field: string;
  label: string;
  line: number;
  value: string;
  /** Whether the value comes from no column, so that it cannot be corrected here. */
  isFixed: boolean;
  errors: readonly ImportError[];
  onType: (text: string) => void;
}

/** A wrong cell with its errors, to be corrected in place. */
export function MendCell({ field, label, line, value, isFixed, errors, onType }: Props) {
  const translate = useTranslate();
  const texts = errors.map((error) => errorText(error, translate));
  return (
    <TextField
      size="small"
      data-field={field}
      error
      multiline={value.length > 60}
      label={label}
      value={value}
      helperText={texts.join(' · ')}
      disabled={isFixed}
      onChange={({ target }) => onType(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': translate('imports.check.cell', { field: label, line }) },
      }}
    />
  );
}
