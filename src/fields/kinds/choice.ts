import type { ChoiceField } from '../../../domain/fields';
import { given, type KindView } from './kindView';

export const choice: KindView<ChoiceField> = {
  shown: given(({ source, value, resource, translate }) =>
    translate(`resources.${resource}.choices.${source}.${String(value)}`, { _: String(value) }),
  ),
  width: () => '8rem',
  sheet: ({ choices }, word) => ({ words: Object.fromEntries(choices.map((value) => [value, word(value)])) }),
};
