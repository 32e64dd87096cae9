import TextField from '@mui/material/TextField';
import { PaperFact } from '../table/PaperFact';

export interface Option {
  value: string;
  label: string;
}

interface Props {
  label: string;
  value: string;
  options: readonly Option[];
  onPick: (value: string) => void;
}

export const ToolbarSelect = ({ label, value, options, onPick }: Props) => (
  <>
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onPick(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
    {value && <PaperFact name={label} value={options.find((option) => option.value === value)?.label} />}
  </>
);
