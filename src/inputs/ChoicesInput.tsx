import { useInput, useResourceContext, useTranslate } from 'react-admin';
import type { ChoicesField } from '../../domain/fields';
import { CheckboxGroup } from './CheckboxGroup';
import { asIs } from './InputField';

interface Props {
  source: string;
  field: ChoicesField;
  /** Names a value; by default the texts of `resources.<resource>.choices.<source>` do. */
  nameOf?: (value: string) => string;
}

/** Any number of fixed values as checkboxes. */
export function ChoicesInput({ source, field: { choices, required }, nameOf }: Props) {
  const translate = useTranslate();
  const words = `resources.${useResourceContext()}.choices.${source}`;
  const input = useInput({ source, format: asIs, parse: asIs });
  const chosen = (input.field.value ?? []) as string[];
  const choose = (value: string, on: boolean) =>
    input.field.onChange(choices.filter((each) => (each === value ? on : chosen.includes(each))));
  return (
    <CheckboxGroup
      source={source}
      isRequired={Boolean(required)}
      input={input}
      options={choices.map((value) => ({
        key: value,
        label: nameOf?.(value) ?? translate(`${words}.${value}`),
        isChosen: chosen.includes(value),
        choose: (on) => choose(value, on),
      }))}
    />
  );
}
