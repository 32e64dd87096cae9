import type { Field } from '../../domain/fields';
import { CheckboxesInput } from './CheckboxesInput';
import { ChoiceInput } from './ChoiceInput';
import { DayInput } from './DayInput';
import { LogoInput } from './LogoInput';
import { MoneyInput } from './MoneyInput';
import { ReferenceSelect } from './ReferenceSelect';
import { WholeInput } from './WholeInput';
import { WordsInput } from './WordsInput';
import { YesNoInput } from './YesNoInput';

/** The input of a field, by its kind. */
export function FieldInput({ source, field }: { source: string; field: Field }) {
  switch (field.kind) {
    case 'text':
      return <WordsInput source={source} field={field} />;
    case 'date':
      return <DayInput source={source} future={field.future} />;
    case 'money':
      return <MoneyInput source={source} />;
    case 'whole':
      return <WholeInput source={source} />;
    case 'choice':
      return <ChoiceInput source={source} field={field} />;
    case 'bool':
      return <YesNoInput source={source} yes={true} no={false} />;
    case 'yesNo':
      return <YesNoInput source={source} yes="yes" no="no" />;
    case 'image':
      return <LogoInput source={source} />;
    case 'ref':
      return <ReferenceSelect source={source} field={field} />;
    case 'refs':
      return <CheckboxesInput source={source} field={field} />;
  }
}
