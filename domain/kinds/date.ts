import { isPlausible, isYearOffered, parseDay, toWireDate, yearsOffered, type Day } from '../dates';
import { plain, type Field, type Kind, type Options } from './kind';

export interface DateField extends Field<Day | null> {
  /** Whether future dates are offered, as for hearings; otherwise the years to choose from end with the current one. */
  future: boolean;
}

export const kind: Kind<DateField> = {
  ...plain,
  check(sent, { future }, refuse) {
    const day = parseDay(sent);
    if (!day) return refuse('noSuchDate');
    return isPlausible(day) ? day : refuse('yearNotOffered', yearsOffered(future));
  },
  checkTyped(day, { future }, refuse) {
    if (!isYearOffered(day as Day, future)) refuse('yearNotOffered', yearsOffered(future));
  },
  keepsStored: true,
  fromRecord: (value) => parseDay(value) ?? (typeof value === 'string' ? parseDay(value.slice(0, 10)) : null),
  toRecord: (day) => toWireDate(day as Day),
  schemas: () => ({
    sent: { type: ['string', 'null'], format: 'date' },
    answered: { type: ['array', 'null'], items: { type: 'integer' }, description: '[year, month, day]' },
  }),
};

export const date = ({ future = false, ...options }: Options & { future?: boolean } = {}): DateField => ({
  kind,
  empty: null,
  future,
  ...options,
});
