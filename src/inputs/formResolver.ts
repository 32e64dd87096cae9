import './zodWithoutEval'; // before whatever makes a schema
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { parseDay } from '../../domain/dates';
import type { Fields } from '../../domain/fields';
import { check, type Mode } from '../../domain/validation';
import { yearsOffered } from './typedDay';

/**
 * Checks a form with the entity's own rules. Messages are keys of the catalogue, so that they follow a
 * language switch. Only forms
 * import this, and zod with it.
 */
export function formResolver(fields: Fields, mode: Mode, before: FieldValues): Resolver {
  return async (values) => {
    const checked = check(fields, mode, values, mode === 'edit' ? before : undefined);
    const refused = checked.ok
      ? {}
      : Object.fromEntries(
          checked.errors.map(({ field, code, params }) => [field, refusal(`messages.${code}`, params)]),
        );
    const errors: FieldErrors = { ...wrongYears(fields, values, before), ...refused };
    return Object.keys(errors).length > 0
      ? { values: {}, errors }
      : { values: checked.ok ? checked.values : {}, errors: {} };
  };
}

/** A year that the calendar does not offer is a slip of the finger, 0206 or 2062; a stored one may stay. */
function wrongYears(fields: Fields, values: FieldValues, before: FieldValues): FieldErrors {
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const day = field.kind === 'date' ? parseDay(values[name]) : null;
    if (field.kind !== 'date' || !day || values[name] === before[name]) return [];
    const { first, last } = yearsOffered(field.future);
    const year = Number(day.slice(0, 4));
    return year < first || year > last ? [[name, refusal('forms.yearNotOffered', { first, last })]] : [];
  });
  return Object.fromEntries(wrong);
}

/** React-admin's way to keep a message's parameters until it is shown. */
const refusal = (message: string, args: Record<string, unknown> = {}) => ({
  type: 'check',
  message: `@@react-admin@@${JSON.stringify({ message, args })}`,
});
