import { readBool } from '../yesNo';
import { alike, plain, type Field, type Kind } from './kind';

export type BoolField = Field<boolean | null>;

export const kind: Kind<BoolField> = {
  ...plain,
  check(sent, _field, refuse) {
    const value = readBool(sent);
    return typeof value === 'boolean' ? value : refuse('notYesOrNo');
  },
  schemas: () => alike({ type: ['boolean', 'null'] }),
};

export const bool = (): BoolField => ({ kind, empty: null });
