import { choice, date, money, ref, refs, text, type Values } from '../../domain/fields';

/** Code that must not compile; `tsc` fails if it does. */
const fields = {
  fileNumber: text(),
  boeDate: date(),
  revenue: money(),
  status: choice(['OPEN', 'CLOSED'], { default: 'OPEN' }),
  bankId: ref('bank', 'banks'),
  roles: refs('roles'),
};

export const sound: Values<typeof fields> = {
  fileNumber: null,
  boeDate: '2024-02-29',
  revenue: 0,
  status: 'CLOSED',
  bankId: 3,
  roles: [{ id: 1 }],
};

// @ts-expect-error -- an amount is never null
export const noAmount: Values<typeof fields> = { ...sound, revenue: null };

// @ts-expect-error -- not one of the choices
export const otherChoice: Values<typeof fields> = { ...sound, status: 'GONE' };

// @ts-expect-error -- a reference is held as an id
export const nested: Values<typeof fields> = { ...sound, bankId: { id: 3 } };

// @ts-expect-error -- no code asks for a field's kind by name
export const asked: boolean = fields.boeDate.kind === 'date';
