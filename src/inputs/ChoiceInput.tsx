import { useResourceContext, useTranslate } from 'react-admin';
import type { ChoiceField } from '../../domain/fields';
import { SelectField } from './SelectField';

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
