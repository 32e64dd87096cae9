import type { MessageCode, MessageParams } from '../messages';

/** The message a missing value gets, on create and on edit; without one it may be missing there. */
export interface Required {
  create: MessageCode;
  edit?: MessageCode;
}

export interface Options {
  required?: Required;
  /** Marked as required in a form, though it may be missing. */
  looksRequired?: true;
}

/** A field of an entity. What a kind of field has beside this is known to that kind alone. */
export interface Field<V = unknown> extends Options {
  readonly kind: Kind;
  /** What a new form holds, and what a missing value is stored as. */
  readonly empty: V;
}

/** Notes what is wrong with a value; its answer stands in for the value. */
export type Refuse = (code: MessageCode, params?: MessageParams) => undefined;

export type JsonSchema = Record<string, unknown>;

/**
 * All that differs between kinds of fields, outside the screens (src/kinds). Nothing else asks a field what
 * kind it is. Values are those of a form: days `YYYY-MM-DD`, amounts in taka, references their ids.
 */
export interface Kind<F extends Field = Field> {
  /** A sent value, which is not empty, as it is stored. */
  check(sent: unknown, field: F, refuse: Refuse): unknown;
  /** Refuses a checked value that a person hardly meant. Forms alone ask: the wire takes it. */
  checkTyped?(value: unknown, field: F, refuse: Refuse): void;
  /** A stored value that comes back unchanged stays, whatever a check says of it today. */
  readonly keepsStored?: true;
  /** Whether two values would be stored alike. */
  isSame(a: unknown, b: unknown, field: F): boolean;
  /** Stored as a text beside its folded form, by which it sorts. */
  readonly isFolded?: true;

  /** Its names on the wire: requests have the first, records all, and the first that is given is read. */
  names(name: string, field: F): [string, ...string[]];
  fromBody(value: unknown, field: F): unknown;
  toBody(value: unknown, field: F): unknown;
  fromRecord(value: unknown, field: F): unknown;
  /** A value that is not null; missing where the store nests the record that is referred to. */
  toRecord?(value: unknown, field: F): unknown;
  /** What the database answers, which is not null. */
  fromRow(value: unknown): unknown;
  /** For the OpenAPI document: in a request, and in an answer. */
  schemas(field: F, name: string): { sent: JsonSchema; answered: JsonSchema };
}

const asIs = (value: unknown): unknown => value;

/** What most kinds have alike: on the wire they are as in a form. */
export const plain = {
  isSame: (a: unknown, b: unknown, { empty }: Field) => (a ?? empty) === (b ?? empty),
  names: (name: string): [string] => [name],
  fromBody: asIs,
  toBody: asIs,
  fromRecord: asIs,
  toRecord: asIs,
  fromRow: asIs,
};

/** The same schema in requests and answers. */
export const alike = (schema: JsonSchema) => ({ sent: schema, answered: schema });
