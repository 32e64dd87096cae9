import type { FieldOf } from '../../../domain/kinds';
import { given, type KindView, type Shown } from './kindView';

type YesNoField = FieldOf<'yesNo'>;

const inForms = { yes: 'forms.yes', no: 'forms.no' };
const inLists = { yes: 'lists.yes', no: 'lists.no', '': 'lists.no' };

const shown = given<YesNoField>(({ value, translate }) => translate(inForms[value === 'yes' ? 'yes' : 'no']));

export const yesNo: KindView<YesNoField> = {
  shown,
  cell: (props: Shown<YesNoField>) =>
    props.field.numeric ? props.translate(inLists[props.value === 'yes' ? 'yes' : 'no']) : shown(props),
  width: () => '7rem',
  sheet: ({ numeric }) => ({ words: numeric ? inLists : inForms }),
};
