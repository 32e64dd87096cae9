import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface Props extends Pick<TextFieldProps, 'label' | 'error' | 'helperText' | 'sx'> {
  /** The field of a row for which it chooses, see `useNearbyFocus`. */
  'data-field'?: string;
  value: string | number;
  options: readonly (readonly [value: string | number, text: string])[];
  /** The text while nothing is chosen, which cannot be chosen again unless `isClearable`. */
  empty?: string;
  isClearable?: boolean;
  onChoose: (value: string) => void;
}

/** A choice among a few options. */
export const NativeSelect = ({ options, empty, isClearable = false, onChoose, ...field }: Props) => (
  <TextField
    select
    size="small"
    {...field}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true } }}
  >
    {empty !== undefined && (
      <option value="" disabled={!isClearable}>
        {empty}
      </option>
    )}
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </TextField>
);
