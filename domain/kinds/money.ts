import { isWholePoisha, LARGEST_AMOUNT } from '../taka';
import { plain, type Field, type Kind, type Options } from './kind';

export type MoneyField = Field<number>;

export const kind: Kind<MoneyField> = {
  ...plain,
  check(taka, _field, refuse) {
    if (typeof taka !== 'number' || !Number.isFinite(taka)) return refuse('notAnAmount');
    if (taka < 0) refuse('belowZero', { min: 0 });
    if (taka > LARGEST_AMOUNT) refuse('amountTooLarge', { max: LARGEST_AMOUNT });
    if (!isWholePoisha(taka)) refuse('moreThanTwoDecimals');
    return taka;
  },
  fromRecord: (value) => Number(value ?? 0),
  fromRow: Number,
  schemas: () => ({
    sent: { type: 'number', minimum: 0, multipleOf: 0.01, description: 'taka' },
    answered: { type: 'number', description: 'taka' },
  }),
};

/** An amount in taka, 0 when empty. */
export const money = (options: Options = {}): MoneyField => ({ kind, empty: 0, ...options });
