import type { MessageCode } from './messages';

/** The longest one-line and multi-line texts, in characters. */
export const LINE = 255;
export const PARAGRAPHS = 4000;

/** The message a missing value gets, on create and on edit; without one it may be missing there. */
export interface Required {
  create: MessageCode;
  edit?: MessageCode;
}

export const yesOrNo = ['yes', 'no'] as const;

interface Options {
  required?: Required;
  /** Marked as required in a form, though it may be missing. */
  looksRequired?: true;
}

export interface TextField extends Options {
  kind: 'text';
  max: number;
  multiline: boolean;
  /** A second name on the wire: read where the first holds nothing, written beside it. */
  twin?: string;
  /** Brings what was typed into the form that is kept, null for empty. */
  normalise?: (typed: string) => string | null;
  /** What it must look like, if it is given. */
  format?: 'email' | 'mobile' | 'userName';
  /** The fewest characters, if it is given. */
  min?: number;
}
export interface DateField extends Options {
  kind: 'date';
  /** Hearings are set in the future; every other year list ends at the current year. */
  future: boolean;
}
export interface MoneyField extends Options {
  kind: 'money';
}
/** A whole number from 0 on; the form and the wire hold a number. */
export interface WholeField extends Options {
  kind: 'whole';
}
export interface ChoiceField<V extends string = string> extends Options {
  kind: 'choice';
  choices: readonly V[];
  default: V | null;
}
export interface BoolField extends Options {
  kind: 'bool';
}
/** `yes` or `no` on the wire; `true`, `false`, 1 and 0 are read too. */
export interface YesNoField extends Options {
  kind: 'yesNo';
  /** 1 and 0 on the wire; lists show the Bengali words in both languages, and what is not a yes as a no. */
  numeric: boolean;
}
/** A reference: the form holds `workPlaceId`, the wire `workPlace: {id}`. */
export interface RefField extends Options {
  kind: 'ref';
  wire: string;
  to: string;
}

/** References to any number of records, on the wire as the objects they are: `roles: [{id, role}]`. */
export interface RefsField extends Options {
  kind: 'refs';
  to: string;
}
/** A picture as a data URL; bare base64 of a PNG is read too. */
export interface ImageField extends Options {
  kind: 'image';
}

export type Field =
  | TextField
  | DateField
  | MoneyField
  | WholeField
  | ChoiceField
  | BoolField
  | YesNoField
  | RefField
  | RefsField
  | ImageField;
export type Fields = Record<string, Field>;

export const text = (
  options: Options & Pick<TextField, 'normalise' | 'twin' | 'format' | 'min'> = {},
): TextField => ({
  kind: 'text',
  max: LINE,
  multiline: false,
  ...options,
});

export const long = (): TextField => ({ kind: 'text', max: PARAGRAPHS, multiline: true });

export const date = (options: { future?: boolean } = {}): DateField => ({
  kind: 'date',
  future: false,
  ...options,
});

/** An amount in taka, 0 when empty. */
export const money = (): MoneyField => ({ kind: 'money' });

/** A whole number from 0 on. */
export const whole = (): WholeField => ({ kind: 'whole' });

export const choice = <const V extends string>(
  choices: readonly V[],
  options: { default?: V } = {},
): ChoiceField<V> => ({ kind: 'choice', choices, default: options.default ?? null });

export const bool = (): BoolField => ({ kind: 'bool' });

export const yesNo = (options: { numeric?: boolean } = {}): YesNoField => ({
  kind: 'yesNo',
  numeric: false,
  ...options,
});

export const ref = (wire: string, to: string, options: Options = {}): RefField => ({
  kind: 'ref',
  wire,
  to,
  ...options,
});

export const refs = (to: string, options: Options = {}): RefsField => ({ kind: 'refs', to, ...options });

export const image = (): ImageField => ({ kind: 'image' });

/** A record that a `refs` field names; a form keeps whatever else it knows of it. */
export interface Referred {
  id: number;
  [property: string]: unknown;
}

/** What a field holds in a form and in the store; dates as `YYYY-MM-DD`, amounts in taka. */
export type Value<F extends Field> = F extends MoneyField
  ? number
  : F extends WholeField
    ? number | null
    : F extends ChoiceField<infer V>
      ? V | null
      : F extends BoolField
        ? boolean | null
        : F extends RefField
          ? number | null
          : F extends RefsField
            ? Referred[]
            : string | null;

export type YesOrNo = (typeof yesOrNo)[number];

export type Values<F extends Fields> = { [K in keyof F]: Value<F[K]> };
