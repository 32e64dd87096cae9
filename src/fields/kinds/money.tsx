import type { FieldOf } from '../../../domain/kinds';
import { MoneyText } from '../cells';
import type { KindView } from './kindView';

export const money: KindView<FieldOf<'money'>> = {
  shown: ({ value }) => <MoneyText taka={Number(value ?? 0)} />,
  isNumeric: true,
  sheet: () => ({ kind: 'money' }),
};
