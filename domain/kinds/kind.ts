import type { MessageCode, MessageParams } from '../messages';

/** The message for a missing value on create and on edit; where absent, the value is optional. */
export interface Required {
  create: MessageCode;
  edit?: MessageCode;
}

export interface Options {
  required?: Required;
  /** Shows the required mark although the field is optional. */
  looksRequired?: true;
}

/** A field of an entity. Options beyond these belong to its kind. */
export interface Field<V = unknown> extends Options {
  readonly kind: Kind;
  /** The value in a new form, and the stored form of a missing value. */
  readonly empty: V;
}

/** Reports an error of a value; returns undefined, which then replaces the value. */
export type Refuse = (code: MessageCode, params?: MessageParams) => undefined;

export type JsonSchema = Record<string, unknown>;

/**
 * Everything that differs between kinds of fields, except on the screens (see src/fields/kinds). No other code asks
 * for a field's kind. Values are a form's: dates as `YYYY-MM-DD`, amounts in taka, references as ids.
 */
export interface Kind<F extends Field = Field> {
  /** Checks a sent, non-empty value and returns its stored form. */
  check(sent: unknown, field: F, refuse: Refuse): unknown;
  /**
   * Refuses a valid value that is probably a typing error. Only forms call it; the wire accepts the value.
   */
  checkTyped?(value: unknown, field: F, refuse: Refuse): void;
  /** An unchanged stored value is accepted even if today's checks would refuse it. */
  readonly keepsStored?: true;
  /** Whether two values have the same stored form. */
  isSame(a: unknown, b: unknown, field: F): boolean;
  /** Stored as text beside its folded form, which is used for sorting. */
  readonly isFolded?: true;

  /**
   * The wire names. Requests use the first one, records have all of them; when a record is read, the first
   * one present counts.
   */
  names(name: string, field: F): [string, ...string[]];
  fromBody(value: unknown, field: F): unknown;
  toBody(value: unknown, field: F): unknown;
  fromRecord(value: unknown, field: F): unknown;
  /** Converts a non-null value; absent where the store nests the referred record. */
  toRecord?(value: unknown, field: F): unknown;
  /** Converts a non-null value from the database. */
  fromRow(value: unknown): unknown;
  /** JSON schemas for the OpenAPI document, for requests and for responses. */
  schemas(field: F, name: string): { sent: JsonSchema; answered: JsonSchema };
}

const asIs = (value: unknown): unknown => value;

/** Defaults for kinds whose wire form equals the form's value. */
export const plain = {
  isSame: (a: unknown, b: unknown, { empty }: Field) => (a ?? empty) === (b ?? empty),
  names: (name: string): [string] => [name],
  fromBody: asIs,
  toBody: asIs,
  fromRecord: asIs,
  toRecord: asIs,
  fromRow: asIs,
};

/** The same schema for requests and responses. */
export const alike = (schema: JsonSchema) => ({ sent: schema, answered: schema });
