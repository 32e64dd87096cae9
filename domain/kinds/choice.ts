import { alike, plain, type Field, type Kind } from './kind';

export interface ChoiceField<V extends string = string> extends Field<V | null> {
  choices: readonly V[];
}

export const kind: Kind<ChoiceField> = {
  ...plain,
  check: (sent, { choices }, refuse) => choices.find((choice) => choice === sent) ?? refuse('notAChoice'),
  isFolded: true,
  schemas: ({ choices }) => alike({ enum: [...choices, null] }),
};

export const choice = <const V extends string>(
  choices: readonly V[],
  options: { default?: V } = {},
): ChoiceField<V> => ({ kind, empty: options.default ?? null, choices });
