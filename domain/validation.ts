import type { Field, Fields, Values } from './fields';
import { messageText, type MessageCode, type MessageParams } from './messages';

/** An error of one field. `message` is the English text; other languages translate `code`. */
export interface FieldError {
  field: string;
  code: MessageCode;
  params?: MessageParams;
  message: string;
}

export type Mode = 'create' | 'edit';

export type Checked<F extends Fields> = { ok: true; values: Values<F> } | { ok: false; errors: FieldError[] };

/** The result for one field: its stored form, valid if there are no errors. */
export interface Verdict {
  value: unknown;
  errors: FieldError[];
}

/**
 * Checks form values against an entity's fields, for the form and the server alike. Unknown properties are
 * dropped; missing ones become empty or their default (docs/contract.md, "Bodies"). Texts and dates equal
 * to `stored` are accepted, even if today's checks would refuse them. Forms also refuse probable typing
 * errors that the wire accepts, such as a year that the calendar does not offer.
 */
export function check<F extends Fields>(
  fields: F,
  mode: Mode,
  values: Record<string, unknown>,
  stored: Record<string, unknown> = {},
  isTyped = false,
): Checked<F> {
  const verdicts = Object.entries(judge(fields, mode, values, isTyped)).map(([name, verdict]) => {
    const value = values[name];
    const stays = fields[name]!.kind.keepsStored && value && value === stored[name];
    return [name, stays ? { value, errors: [] } : verdict] as const;
  });
  const errors = verdicts.flatMap(([, verdict]) => verdict.errors);
  if (errors.length) return { ok: false, errors };
  const checked = verdicts.map(([name, { value }]) => [name, value]);
  return { ok: true, values: Object.fromEntries(checked) as Values<F> };
}

/** Checks each field on its own. */
export const judge = (
  fields: Fields,
  mode: Mode,
  values: Record<string, unknown>,
  isTyped = false,
): Record<string, Verdict> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      verdictOf(name, field, mode, values[name], isTyped),
    ]),
  );

function verdictOf(name: string, field: Field, mode: Mode, sent: unknown, isTyped: boolean): Verdict {
  const errors: FieldError[] = [];
  const refuse = (code: MessageCode, params?: MessageParams) => {
    errors.push(fieldError(name, code, params));
    return undefined;
  };
  const isEmpty = sent === undefined || sent === null || sent === '';
  const value = isEmpty ? field.empty : field.kind.check(sent, field, refuse);
  if (isTyped && !isEmpty && !errors.length) field.kind.checkTyped?.(value, field, refuse);
  const required = field.required?.[mode];
  if (required && isMissing(value, field)) refuse(required);
  return { value, errors };
}

/** An amount of 0 is a missing one. */
const isMissing = (value: unknown, { empty }: Field) =>
  value === null || (value === 0 && empty === 0) || (Array.isArray(value) && value.length === 0);

/** An error in the form that the wire and the UI use. */
export const fieldError = (field: string, code: MessageCode, params?: MessageParams): FieldError => ({
  field,
  code,
  ...(params && { params }),
  message: messageText(code, params),
});
