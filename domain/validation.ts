import type { Fields, Values } from './fields';
import { messageText, type MessageCode, type MessageParams } from './messages';

/** A problem with one field; `message` is its English text, other languages translate `code`. */
export interface FieldError {
  field: string;
  code: MessageCode;
  params?: MessageParams;
  message: string;
}

export type Mode = 'create' | 'edit';

export type Checked<F extends Fields> = { ok: true; values: Values<F> } | { ok: false; errors: FieldError[] };

/** What became of one field: the value it is stored as, or what is wrong with it. */
export type Verdict = { value: unknown; errors?: undefined } | { errors: FieldError[] };

/**
 * Checks form values against the fields of an entity, for the form and the server alike. Unknown
 * properties are dropped, a missing one becomes empty or its default (docs/contract.md, "Bodies"). A text that
 * the record has already (`stored`) stays as it is, whatever would be said of it today.
 */
export function check<F extends Fields>(
  fields: F,
  mode: Mode,
  values: unknown,
  stored?: unknown,
): Checked<F> {
  const [sent, had] = [asRecord(values), asRecord(stored)];
  const verdicts = Object.entries(judge(fields, mode, sent)).map(([name, verdict]): [string, Verdict] =>
    fields[name]!.kind.keepsStored && isSameText(sent[name], had[name])
      ? [name, { value: sent[name] }]
      : [name, verdict],
  );
  const errors = verdicts.flatMap(([, verdict]) => verdict.errors ?? []);
  if (errors.length) return { ok: false, errors };
  const checked = verdicts.map(([name, verdict]) => [name, verdict.errors ? undefined : verdict.value]);
  return { ok: true, values: Object.fromEntries(checked) as Values<F> };
}

/** Whether a text was sent back as the record has it. */
export const isSameText = (sent: unknown, stored: unknown): boolean =>
  typeof sent === 'string' && sent !== '' && sent === stored;

/** What each field says of its value. */
export const judge = (fields: Fields, mode: Mode, values: Record<string, unknown>): Record<string, Verdict> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, verdictOf(fields, name, mode, values[name])]));

function verdictOf(fields: Fields, name: string, mode: Mode, sent: unknown): Verdict {
  const field = fields[name]!;
  const errors: FieldError[] = [];
  const refuse = (code: MessageCode, params?: MessageParams) => {
    errors.push(fieldError(name, code, params));
    return undefined;
  };
  const isEmpty = sent === undefined || sent === null || sent === '';
  const value = isEmpty ? field.empty : field.kind.check(sent, field, refuse);
  const required = field.required?.[mode];
  if (required && isMissing(value)) refuse(required);
  return errors.length ? { errors } : { value };
}

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** As the wire and the form show it. */
export const fieldError = (field: string, code: MessageCode, params?: MessageParams): FieldError => ({
  field,
  code,
  ...(params && { params }),
  message: messageText(code, params),
});

const asRecord = (values: unknown): Record<string, unknown> =>
  typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
