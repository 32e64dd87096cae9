import type { ComponentType } from 'react';
import type { Field } from '../../domain/fields';
import { kindName, type FieldOf, type KindName } from '../../domain/kinds';
import { yesOrNo } from '../../domain/yesNo';
import { CheckboxesInput } from './CheckboxesInput';
import { ChoiceInput, YesNoInput } from './ChoiceInput';
import { DayInput } from './DayInput';
import { LogoInput } from './LogoInput';
import { MoneyInput } from './MoneyInput';
import { ReferenceSelect } from './ReferenceSelect';
import { WholeInput } from './WholeInput';
import { WordsInput } from './WordsInput';

interface Props<F extends Field = Field> {
  source: string;
  field: F;
}

/** The input of each kind of field. They are not in src/fields/kinds, so that lists load without them. */
const inputs: { [K in KindName]: ComponentType<Props<FieldOf<K>>> } = {
  text: WordsInput,
  date: ({ source, field }) => <DayInput source={source} future={field.future} />,
  money: MoneyInput,
  whole: WholeInput,
  choice: ChoiceInput,
  bool: ({ source }) => <YesNoInput source={source} values={[true, false]} />,
  yesNo: ({ source }) => <YesNoInput source={source} values={yesOrNo} />,
  image: LogoInput,
  ref: ReferenceSelect,
  refs: CheckboxesInput,
};

export function FieldInput(props: Props) {
  const Input = inputs[kindName(props.field)] as ComponentType<Props>;
  return <Input {...props} />;
}
