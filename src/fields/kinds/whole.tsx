import type { FieldOf } from '../../../domain/kinds';
import { NumberText } from '../cells';
import { given, type KindView } from './kindView';

export const whole: KindView<FieldOf<'whole'>> = {
  shown: given(({ value }) => <NumberText number={Number(value)} />),
  isNumeric: true,
  sheet: () => ({ kind: 'number' }),
};
