import { z } from 'zod';
import { parseDay } from './dates';
import { toAsciiDigits } from './digits';
import { yesOrNo, type Field, type Fields, type TextField, type Values } from './fields';
import { imageBytes, isImage, LARGEST_IMAGE, readImage } from './images';
import { isMessageCode, messageText, type MessageCode, type MessageParams } from './messages';
import { isWholePoisha, LARGEST_AMOUNT } from './money';
import { asLines, asOneLine, hasControls, hasDirectionMarks, isUserName } from './texts';
import { readBool, readYesNo } from './yesNo';

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
    fields[name]!.kind === 'text' && isSameText(sent[name], had[name])
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
export function judge(fields: Fields, mode: Mode, values: Record<string, unknown>): Record<string, Verdict> {
  const schema = schemasOf(fields, mode);
  return Object.fromEntries(
    Object.keys(fields).map((name): [string, Verdict] => {
      const result = schema[name]!.safeParse(values[name]);
      if (result.success) return [name, { value: result.data }];
      return [name, { errors: result.error.issues.map((issue) => fieldError(issue, name)) }];
    }),
  );
}

const asRecord = (values: unknown): Record<string, unknown> =>
  typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};

type Schemas = Record<string, z.ZodType>;

const schemas = new WeakMap<Fields, Partial<Record<Mode, Schemas>>>();

function schemasOf(fields: Fields, mode: Mode): Schemas {
  const known = schemas.get(fields) ?? {};
  schemas.set(fields, known);
  return (known[mode] ??= Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, mode)]),
  ));
}

/** Turns an issue, whose message is one of our codes, into what the wire and the form show. */
export function fieldError(issue: z.core.$ZodIssue, field = String(issue.path[0] ?? '')): FieldError {
  const code = isMessageCode(issue.message) ? issue.message : 'invalid';
  const params = paramsOf(issue);
  return { field, code, ...(params && { params }), message: messageText(code, params) };
}

function paramsOf(issue: z.core.$ZodIssue): MessageParams | undefined {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return issue.code === 'custom' ? (issue.params as MessageParams | undefined) : undefined;
}

const emptyToNull = (value: unknown) => (value === undefined || value === '' ? null : value);

function fieldSchema(field: Field, mode: Mode): z.ZodType {
  const required = field.required?.[mode];
  const schema = z.preprocess(emptyToNull, kindSchema(field));
  return required ? schema.refine(isGiven, { error: required }) : schema;
}

const isGiven = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);

function kindSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return (
        z
          .string({ error: 'notText' })
          // before anything reads all of it; what is invisible does not count
          .refine((sent) => sent.length <= 4 * field.max, {
            error: 'tooLong',
            params: { max: field.max },
            abort: true,
          })
          .transform(field.multiline ? asLines : asOneLine)
          .pipe(visibleText)
          .transform(field.normalise ?? (field.format === 'mobile' ? asciiTrimmed : trimmed))
          .pipe(lineSchema(field).nullable())
          .nullable()
      );
    case 'date':
      return z.preprocess((value) => parseDay(value) ?? value, daySchema).nullable();
    case 'money':
      return z.preprocess((value) => value ?? 0, amountSchema);
    case 'whole':
      return wholeSchema.nullable();
    case 'choice':
      return z
        .enum(field.choices, { error: 'notAChoice' })
        .nullable()
        .transform((value) => value ?? field.default);
    case 'bool':
      return z.preprocess(readBool, z.boolean({ error: 'notYesOrNo' }).nullable());
    case 'yesNo':
      return z.preprocess(readYesNo, z.enum(yesOrNo, { error: 'notYesOrNo' }).nullable());
    case 'ref':
      return idSchema.nullable();
    case 'refs':
      return z.preprocess((value) => value ?? [], referredSchema);
    case 'image':
      return z.preprocess(readImage, imageSchema.nullable());
  }
}

function lineSchema({ max, min, format }: TextField): z.ZodString {
  let line = z.string().max(max, { error: 'tooLong' });
  if (min) line = line.min(min, { error: 'tooShort' });
  if (format === 'mobile') return line.regex(/^\d{11}$/, { error: 'notElevenDigits' });
  if (format === 'userName') return line.refine(isUserName, { error: 'userNameLetters' });
  return format === 'email' ? line.regex(z.regexes.email, { error: 'notAnEmail' }) : line;
}

const asciiTrimmed = (typed: string) => toAsciiDigits(typed).replace(/[\s-]/g, '') || null;
const trimmed = (typed: string) => typed.trim() || null;

/** A text that can be stored and reads as it is. */
const visibleText = z
  .string()
  .refine((text) => !hasControls(text), { error: 'notText', abort: true })
  .refine((text) => !hasDirectionMarks(text), { error: 'directionMarks' });

/** What PostgreSQL's `int` holds. */
const LARGEST_WHOLE = 2_147_483_647;

const daySchema = z
  .string({ error: 'noSuchDate' })
  .refine((day) => parseDay(day) === day, { error: 'noSuchDate' });

const amountSchema = z
  .number({ error: 'notAnAmount' })
  .min(0, { error: 'belowZero' })
  .max(LARGEST_AMOUNT, { error: 'amountTooLarge' })
  .refine(isWholePoisha, { error: 'moreThanTwoDecimals' });

const wholeSchema = z
  .int({ error: 'notANumber' })
  .min(0, { error: 'belowZero' })
  .max(LARGEST_WHOLE, { error: 'notANumber' });

const idSchema = z
  .number({ error: 'unknownReference' })
  .int({ error: 'unknownReference' })
  .positive({ error: 'unknownReference' });

// What else the form knows of a record is handed on: the wire has whole objects.
const referredSchema = z.array(z.looseObject({ id: idSchema }, { error: 'unknownReference' }), {
  error: 'unknownReference',
});

const imageSchema = z
  .string({ error: 'imageNotValid' })
  .refine((url) => isImage(url), { error: 'imageNotValid' })
  .refine((url) => imageBytes(url) <= LARGEST_IMAGE, {
    error: 'imageTooLarge',
    params: { max: LARGEST_IMAGE / 1024 },
  });
