import { readYesNo, yesOrNo } from '../yesNo';
import { alike, plain, type Field, type Kind } from './kind';

/** `yes` or `no` on the wire; `true`, `false`, 1 and 0 are accepted too. */
export interface YesNoField extends Field<string | null> {
  /**
   * Whether the wire has 1 and 0. Lists then show Bengali words in both languages, and show anything other
   * than yes as no.
   */
  numeric: boolean;
}

const spelt = (value: unknown, { numeric }: YesNoField) =>
  numeric && value !== null ? Number(value === 'yes') : value;

export const kind: Kind<YesNoField> = {
  ...plain,
  check: (sent, _field, refuse) => yesOrNo.find((word) => word === readYesNo(sent)) ?? refuse('notYesOrNo'),
  isFolded: true,
  toBody: spelt,
  fromRecord: (value) => readYesNo(value) ?? null,
  toRecord: spelt,
  schemas: ({ numeric }) => alike({ enum: [...(numeric ? [1, 0] : yesOrNo), null] }),
};

export const yesNo = ({ numeric = false } = {}): YesNoField => ({ kind, empty: null, numeric });
