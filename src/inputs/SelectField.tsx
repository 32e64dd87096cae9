import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { InputField } from './InputField';

export interface SelectOption<V> {
  value: V;
  label: string;
}

interface Props<V> {
  source: string;
  options: readonly SelectOption<V>[];
  /** Offers an empty option with value null. */
  clearable: boolean;
  required?: boolean;
}

/** A short choice as a native select, which is light, familiar on phones, and lets a typed letter pick an option. */
export function SelectField<V extends string | boolean | number>({
  source,
  options,
  clearable,
  required = false,
}: Props<V>) {
  const { getValues } = useFormContext();
  const input = useInput({
    source,
    format: (value: V | null) => (value === null ? '' : String(value)),
    parse: (picked: string) => {
      if (picked === '') return null;
      // a value that is not offered can only be the present one
      return options.find(({ value }) => String(value) === picked)?.value ?? (getValues(source) as V);
    },
  });
  const shown = input.field.value as string;
  const isOffered = options.some(({ value }) => String(value) === shown);
  return (
    <InputField
      select
      source={source}
      input={input}
      required={required}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {clearable && <option value="" aria-label="—" />}
      {/* Another server may hold a value that is not offered here: show it as it is. */}
      {!isOffered && shown && <option value={shown}>{shown}</option>}
      {options.map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {label}
        </option>
      ))}
    </InputField>
  );
}
