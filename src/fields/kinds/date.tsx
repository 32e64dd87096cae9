import type { FieldOf } from '../../../domain/kinds';
import { DayText } from '../cells';
import { given, type KindView } from './kindView';

export const date: KindView<FieldOf<'date'>> = {
  shown: given(({ value }) => <DayText day={value} />),
  sheet: () => ({ kind: 'date' }),
};
