import type { Field, Fields, Values } from '../../domain/fields';

/** What a new form holds: amounts are 0, a choice may have a default, all else is empty. */
export const emptyValues = <F extends Fields>(fields: F): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]),
  ) as unknown as Values<F>;

function emptyValue(field: Field) {
  if (field.kind === 'money') return 0;
  if (field.kind === 'refs') return [];
  return field.kind === 'choice' ? field.default : null;
}
