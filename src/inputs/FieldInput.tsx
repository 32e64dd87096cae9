import type { ComponentType } from 'react';
import type { Field, Fields } from '../../domain/fields';
import { kindName, type FieldOf, type KindName } from '../../domain/kinds';
import { yesOrNo } from '../../domain/yesNo';
import { CheckboxesInput } from './CheckboxesInput';
import { ChoicesInput } from './ChoicesInput';
import { ChoiceInput, YesNoInput } from './SelectField';
import { DayInput } from './DayInput';
import { LogoInput } from './LogoInput';
import { MoneyInput } from './MoneyInput';
import { ReferenceSelect } from './ReferenceSelect';
import { WordsInput } from './WordsInput';
import { ArrayInput, SimpleFormIterator, useInput } from 'react-admin';
import { toAsciiDigits, localDigits } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { FieldPlace } from './FormGroup';
import { asIs, InputField } from './InputField';

interface Props<F extends Field = Field> {
  source: string;
  field: F;
}

/** The input of each kind of field. They are not in src/fields/kinds, so that lists load without them. */
const inputs: { [K in KindName]: ComponentType<Props<FieldOf<K>>> } = {
  text: WordsInput,
  date: ({ source, field }) => (
    <DayInput source={source} future={field.future} required={Boolean(field.required)} />
  ),
  money: MoneyInput,
  whole: WholeInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  bool: ({ source }) => <YesNoInput source={source} values={[true, false]} />,
  yesNo: ({ source }) => <YesNoInput source={source} values={yesOrNo} />,
  image: LogoInput,
  ref: ReferenceSelect,
  refs: CheckboxesInput,
  rows: ({ source, field }) => (
    <ArrayInput source={source}>
      <SimpleFormIterator inline disableReordering>
        {Object.entries(field.fields).map(([name, of]) => (
          <FieldInput key={name} source={name} field={of} />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  ),
};

export function FieldInput(props: Props) {
  const Input = inputs[kindName(props.field)] as ComponentType<Props>;
  return <Input {...props} />;
}

interface InputsProps<F extends Fields> {
  fields: F;
  /** Of these fields only. */
  names?: readonly (keyof F & string)[];
}

/** The inputs of fields, each in its place in a group. */
export const FieldInputs = <F extends Fields>({ fields, names = Object.keys(fields) }: InputsProps<F>) =>
  names.map((name) => (
    <FieldPlace key={name} field={fields[name]!}>
      <FieldInput source={name} field={fields[name]!} />
    </FieldPlace>
  ));

/** A whole number. Other text stays as typed, and the check refuses it. */
function WholeInput({ source, field }: Props) {
  const language = useLanguage();
  const input = useInput({ source, format: asIs, parse: asIs });
  const text = String(input.field.value ?? '');
  return (
    <InputField
      source={source}
      input={input}
      required={Boolean(field.required)}
      value={localDigits(text, language)}
      onChange={({ target }) => input.field.onChange(read(target.value))}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

function read(typed: string): number | string | null {
  const text = toAsciiDigits(typed).trim();
  return /^\d{1,10}$/.test(text) ? Number(text) : text || null;
}
