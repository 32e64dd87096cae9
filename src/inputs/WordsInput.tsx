import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import type { TextField } from '../../domain/fields';
import { InputField } from './InputField';

interface Props {
  source: string;
  field: TextField;
  hint?: ReactNode;
}

/** A text: one line, or several if the field is long. */
export const WordsInput = ({ source, field, hint }: Props) => (
  <InputField
    source={source}
    input={useInput({ source })}
    required={Boolean(field.required)}
    looksRequired={field.looksRequired}
    hint={hint}
    {...(field.multiline && LINES)}
  />
);

/**
 * A native text area that grows with its text up to most of the screen, so that a pasted document does not push the
 * rest of the form out of view. MUI's measures a second one at each opening and key, for which the whole page is laid
 * out.
 */
const LINES = {
  multiline: true,
  rows: 2,
  slotProps: { input: { inputComponent: 'textarea' }, htmlInput: { type: undefined } },
  sx: { '& textarea': { fieldSizing: 'content', minHeight: '2lh', maxHeight: '75vh' } },
} as const;
