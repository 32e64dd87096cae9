import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { z } from 'zod';
import { parseDay } from '../../../domain/dates';
import { LINE, PARAGRAPHS, type Field, type Fields, type Value, type Values } from '../../../domain/fields';
import { isMessageCode, type MessageParams } from '../../../domain/messages';
import { hasControls } from '../../../domain/texts';
import {
  check,
  fieldError,
  judge,
  type FieldError,
  type Mode,
  type Verdict,
} from '../../../domain/validation';
import { namesOf, valuesFromBody, type WireRecord } from '../../../domain/wire';
import { invalid, invalidField } from './errors';

/** Checks one part of a request (body, query, path) and describes it for the OpenAPI document. */
export interface Checker<T> {
  parse(input: unknown): T;
  jsonSchema: Record<string, unknown>;
}

/** Gives a route's `params`, `query` and `body` the type that the checker in its schema returns; without one, `unknown`. */
interface CheckerTypes extends FastifyTypeProvider {
  validator: this['schema'] extends Checker<infer T> ? T : unknown;
}

/** The server as routes see it. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  CheckerTypes
>;

/** Fastify's validator compiler: runs our checkers in place of Ajv. */
export const compileChecker =
  ({ schema }: { schema: Checker<unknown> }) =>
  (input: unknown) => {
    try {
      return { value: schema.parse(input) };
    } catch (error) {
      return { error: error as Error };
    }
  };

/** A checker from a zod schema; the schema's error messages are codes of domain/messages.ts. */
export function checked<S extends z.ZodType>(schema: S): Checker<z.infer<S>> {
  return {
    parse(input) {
      const result = schema.safeParse(input);
      if (!result.success) throw invalid(result.error.issues.map((issue) => errorOf(issue)));
      return result.data;
    },
    jsonSchema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  };
}

/** Converts an issue of zod, whose message is one of our codes, to the error that is sent. */
export function errorOf(issue: z.core.$ZodIssue, field = pathOf(issue)): FieldError {
  return fieldError(field, isMessageCode(issue.message) ? issue.message : 'invalid', paramsOf(issue));
}

/** The path of a value, such as `rows.0.cells.2`; an error at an item of a plain list is reported at the list. */
const pathOf = ({ path: [first, ...rest] }: z.core.$ZodIssue): string =>
  rest.length === 1 && typeof rest[0] === 'number' ? String(first) : [first, ...rest].join('.');

function paramsOf(issue: z.core.$ZodIssue): MessageParams | undefined {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return issue.code === 'custom' ? (issue.params as MessageParams | undefined) : undefined;
}

/** The body of a create or update: the entity's fields and, if it was sent, the version that was edited. */
export function recordBody<F extends Fields>(
  fields: F,
  mode: Mode,
): Checker<{ values: Values<F>; version: number | null }> {
  return {
    parse(body) {
      const sent = valuesFromBody(fields, body);
      const values = mode === 'edit' ? checkEdit(fields, sent) : checkNew(fields, sent);
      return { values, version: versionOf(body) };
    },
    jsonSchema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          namesOf(name, field)[0],
          field.kind.schemas(field, name).sent,
        ]),
      ),
      required: Object.entries(fields)
        .filter(([, field]) => field.required?.[mode])
        .map(([name, field]) => namesOf(name, field)[0]),
    },
  };
}

function checkNew<F extends Fields>(fields: F, sent: WireRecord): Values<F> {
  const result = check(fields, 'create', sent);
  if (!result.ok) throw invalid(result.errors);
  return result.values;
}

/**
 * The version in a body; null when it is missing or empty. An unreadable version is refused, since ignoring it
 * could overwrite a colleague's change.
 */
function versionOf(body: unknown): number | null {
  const version = (body as { version?: unknown } | null)?.version ?? '';
  if (version === '') return null;
  if (Number.isInteger(version)) return version as number;
  if (typeof version === 'string' && /^\d{1,9}$/.test(version)) return Number(version);
  throw invalidField('version', 'notANumber');
}

/**
 * A search text. Control characters are allowed: no stored text holds one, so such a search finds nothing.
 * NUL, which PostgreSQL refuses, is dropped later (server/platform/lists/searching.ts).
 */
export const searchText = z.string({ error: 'notText' }).max(PARAGRAPHS, { error: 'tooLong' }).default('');

/** A date that exists, as `YYYY-MM-DD`. */
export const dayText = z
  .string({ error: 'noSuchDate' })
  .refine((text) => parseDay(text) === text, { error: 'noSuchDate' });

/** A text that is compared with stored texts verbatim; empty means null. */
export const plainText = z
  .string({ error: 'notText' })
  .max(LINE, { error: 'tooLong' })
  .refine((text) => !hasControls(text), { error: 'notText' })
  .transform((text) => text || null)
  .nullable()
  .default(null);

/**
 * Checks the value of one field in a body that is not a whole record, and converts it to its stored form.
 * @throws 400 for an invalid value, and for a missing one unless `.optional()` permits that.
 */
export const valueOf = <F extends Field>(field: F) =>
  z
    .unknown()
    .refine((sent) => sent !== undefined, { error: 'fieldRequired', abort: true })
    .transform((sent, context): Value<F> => {
      const { value, errors } = judge({ value: field }, 'create', { value: sent }).value!;
      for (const { code, params } of errors) context.addIssue({ code: 'custom', message: code, params });
      return value;
    })
    .meta(field.kind.schemas(field, '').sent);

// A longer id exceeds Number.MAX_SAFE_INTEGER; no record has it.
const LONGEST_ID = 15;
const NO_RECORD = 0;

/** An id sent as text, in a path or query. */
export const idText = z
  .string({ error: 'notANumber' })
  .regex(/^\d+$/, { error: 'notANumber' })
  .transform((digits) => (digits.length > LONGEST_ID ? NO_RECORD : Number(digits)));

export const idParams = checked(z.object({ id: idText }));

/** A sent text or date that validation would refuse or change; it is kept if the stored record has the same value. */
interface Doubt {
  sent: string;
  /** The errors to report if the stored record has another value. */
  errors: FieldError[];
}

type Doubts = Record<string, Doubt>;

const DOUBTS = Symbol('doubts');

/**
 * The fields that `checkEdit` could not judge and left to `settled`, because the verdict depends on the
 * stored record.
 */
export const doubtfulTexts = (values: { [DOUBTS]?: Doubts }): string[] => Object.keys(values[DOUBTS] ?? {});

/**
 * The values to store. A text or date that equals the stored one is kept, even if today's validation would refuse or
 * change it, so that an edit of an old record does not force the user to correct unrelated fields.
 * @throws 400 naming the fields whose values are new and invalid.
 */
export function settled<V extends object>(values: V & { [DOUBTS]?: Doubts }, stored: WireRecord): V {
  const doubts = Object.entries(values[DOUBTS] ?? {});
  const errors = doubts.flatMap(([name, doubt]) => (stored[name] === doubt.sent ? [] : doubt.errors));
  if (errors.length) throw invalid(errors);
  const kept = doubts.filter(([name, { sent }]) => stored[name] === sent);
  return { ...values, ...Object.fromEntries(kept.map(([name, { sent }]) => [name, sent])) };
}

/**
 * Checks the values of an edit as far as possible without the stored record. Doubtful texts are kept under a
 * symbol, so that spreading copies them with the values and no column is written for them.
 * @throws 400 naming the fields that are invalid whatever is stored.
 */
function checkEdit<F extends Fields>(fields: F, sent: WireRecord): Values<F> {
  const verdicts = Object.entries(judge(fields, 'edit', sent));
  const doubts: Doubts = {};
  for (const [name, verdict] of verdicts) {
    const text = sent[name];
    if (fields[name]!.kind.keepsStored && typeof text === 'string' && isDoubtful(text, verdict)) {
      doubts[name] = { sent: text, errors: verdict.errors };
    }
  }
  if (verdicts.some(([name, { errors }]) => errors.length && !doubts[name])) {
    throw invalid(verdicts.flatMap(([, { errors }]) => errors));
  }
  const values = verdicts.map(([name, { value, errors }]) => [name, errors.length ? sent[name] : value]);
  return Object.assign(Object.fromEntries(values), { [DOUBTS]: doubts }) as Values<F>;
}

const isDoubtful = (sent: string, verdict: Verdict): boolean =>
  sent !== '' && (verdict.errors.length > 0 || verdict.value !== sent);

/** `?asOf=2026-06-30`: the day at whose end a record is asked for; null for now. */
export const asOfQuery = checked(
  z.object({
    asOf: z
      .string({ error: 'noSuchDate' })
      .refine((text) => !text || parseDay(text) === text, { error: 'noSuchDate' })
      .transform((text) => text || null)
      .default(null),
  }),
);

/** The schema of a query parameter that counts as none when it is empty. */
export const unlessEmpty = <S extends z.ZodType>(schema: S) =>
  z.preprocess((sent) => sent || undefined, schema);
