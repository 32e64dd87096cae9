import type { FieldOf } from '../../domain/kinds';
import { given, type KindView } from './kindView';

export const whole: KindView<FieldOf<'whole'>> = {
  shown: given(({ value }) => String(value)),
  isNumeric: true,
  sheet: () => ({ kind: 'number' }),
};
