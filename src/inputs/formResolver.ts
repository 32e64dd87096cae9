import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Fields } from '../../domain/fields';
import { check, type Mode } from '../../domain/validation';

/**
 * Checks a form with the entity's own rules. Messages are catalogue keys, so they follow a language
 * switch.
 */
export function formResolver(fields: Fields, mode: Mode, before: FieldValues): Resolver {
  return async (values) => {
    const checked = check(fields, mode, values, mode === 'edit' ? before : {}, true);
    if (checked.ok) return { values: checked.values, errors: {} };
    const errors = checked.errors.map(({ field, code, params }) => [
      field,
      refusal(`messages.${code}`, params),
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors };
  };
}

/** React-admin's format for a message with parameters that is translated on display. */
const refusal = (message: string, args: Record<string, unknown> = {}) => ({
  type: 'check',
  message: `@@react-admin@@${JSON.stringify({ message, args })}`,
});
