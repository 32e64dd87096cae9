import type { FieldOf } from '../../../domain/kinds';
import { given, type KindView } from './kindView';

export const bool: KindView<FieldOf<'bool'>> = {
  shown: given(({ value, translate }) => translate(value ? 'forms.yes' : 'forms.no')),
  sheet: () => ({ words: { true: 'forms.yes', false: 'forms.no' } }),
};
