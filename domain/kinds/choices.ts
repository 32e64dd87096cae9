import { alike, plain, type Field, type Kind, type Options } from './kind';

/** Any number of fixed values, on the wire as a list in the order of `choices`. */
export interface ChoicesField<V extends string = string> extends Field<V[]> {
  choices: readonly V[];
}

export const kind: Kind<ChoicesField> = {
  ...plain,
  check: (sent, { choices }, refuse) =>
    Array.isArray(sent) && sent.every((each) => choices.includes(each))
      ? choices.filter((each) => sent.includes(each))
      : refuse('notAChoice'),
  isSame: (a, b) => JSON.stringify(a ?? []) === JSON.stringify(b ?? []),
  fromRecord: (list) => (Array.isArray(list) ? list : []),
  schemas: ({ choices }) => alike({ type: 'array', items: { enum: [...choices] } }),
};

export const choices = <const V extends string>(
  offered: readonly V[],
  options: Options = {},
): ChoicesField<V> => ({ kind, empty: [], choices: offered, ...options });
