import type { Field } from './kinds/kind';

export { bool, type BoolField } from './kinds/bool';
export { choice, type ChoiceField } from './kinds/choice';
export { choices, type ChoicesField } from './kinds/choices';
export { date, type DateField } from './kinds/date';
export { image } from './kinds/image';
export { type Field } from './kinds/kind';
export { money } from './kinds/money';
export { ref, type RefField } from './kinds/ref';
export { refs, type Referred, type RefsField } from './kinds/refs';
export { rows, type Row } from './kinds/rows';
export { LINE, long, PARAGRAPHS, text, type TextField } from './kinds/text';
export { whole } from './kinds/whole';
export { yesNo } from './kinds/yesNo';

export type Fields = Record<string, Field>;

/** A field's value in a form and in the store: dates as `YYYY-MM-DD`, amounts in taka. */
export type Value<F extends Field> = F['empty'];

export type Values<F extends Fields> = { [K in keyof F]: Value<F[K]> };

/**
 * Values for all fields, with the field's empty value in place of a missing one (0 for an amount, a choice's
 * default).
 */
export const withEmpty = <F extends Fields>(fields: F, values: Record<string, unknown> = {}): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { empty }]) => [name, values[name] ?? empty]),
  ) as Values<F>;
