import { useInput, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { InputField } from './InputField';
import type { ChoiceField } from '../../domain/fields';

export interface SelectOption<V> {
  value: V;
  label: string;
}

interface Props<V> {
  source: string;
  options: readonly SelectOption<V>[];
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
      slotProps={{ select: { native: true } }}
    >
      {/* without it a select shows its first option as if it were chosen */}
      {(clearable || !shown) && <option value="" aria-label="—" />}
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

/** A choice of fixed values, with the texts of `resources.<resource>.choices.<source>`. */
export function ChoiceInput({ source, field }: { source: string; field: ChoiceField }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const options = field.choices.map((value) => ({
    value,
    label: translate(`resources.${resource}.choices.${source}.${value}`, { _: value }),
  }));
  return (
    <SelectField
      source={source}
      options={options}
      clearable={field.empty === null}
      required={Boolean(field.required)}
    />
  );
}

/** Yes, No or unknown (null). `values` are the field's values for Yes and No. */
export function YesNoInput<V extends string | boolean>({
  source,
  values,
}: {
  source: string;
  values: readonly [V, V];
}) {
  const translate = useTranslate();
  const words = [translate('forms.yes'), translate('forms.no')] as const;
  const options = values.map((value, i) => ({ value, label: words[i]! }));
  return <SelectField source={source} options={options} clearable />;
}
