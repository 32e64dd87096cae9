import { plain, type Field, type Kind } from './kind';

/** A whole number from 0, a number in the form and on the wire. */
export type WholeField = Field<number | null>;

/** The maximum of PostgreSQL's `int`. */
const LARGEST = 2_147_483_647;

export const kind: Kind<WholeField> = {
  ...plain,
  check(sent, _field, refuse) {
    if (!Number.isInteger(sent) || (sent as number) > LARGEST) return refuse('notANumber');
    return (sent as number) < 0 ? refuse('belowZero', { min: 0 }) : sent;
  },
  schemas: () => ({
    sent: { type: ['integer', 'null'], minimum: 0 },
    answered: { type: ['integer', 'null'] },
  }),
};

/** A whole number from 0. */
export const whole = (): WholeField => ({ kind, empty: null });
