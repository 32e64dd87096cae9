import TextField from '@mui/material/TextField';
import { FieldTitle, useInput } from 'react-admin';
import { InputError } from './InputError';

export interface SelectOption<V> {
  value: V;
  label: string;
}

interface Props<V> {
  source: string;
  options: readonly SelectOption<V>[];
  /** Offers an empty option, which holds null. */
  clearable: boolean;
}

/** A short choice as the browser's own select: a letter picks, Enter still saves the form. */
export function SelectField<V extends string | boolean>({ source, options, clearable }: Props<V>) {
  const { field, fieldState, id } = useInput({
    source,
    format: (value: V | null) => (value === null ? '' : String(value)),
    parse: (picked: string) => options.find(({ value }) => String(value) === picked)?.value ?? null,
  });
  const offered = options.some(({ value }) => String(value) === field.value);
  return (
    <TextField
      select
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle source={source} />}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error && <InputError error={fieldState.error} />}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
    >
      {clearable && <option value="" aria-label="—" />}
      {!offered && field.value !== '' && <option value={field.value}>{field.value}</option>}
      {options.map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
