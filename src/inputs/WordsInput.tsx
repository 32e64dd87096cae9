import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import type { TextField } from '../../domain/fields';
import { InputField } from './InputField';

interface Props {
  source: string;
  field: TextField;
  hint?: ReactNode;
}

export const WordsInput = ({ source, field, hint }: Props) => (
  <InputField
    source={source}
    input={useInput({ source })}
    required={Boolean(field.required)}
    looksRequired={field.looksRequired}
    hint={hint}
    {...(field.multiline && nativeLines)}
  />
);

/**
 * Props of a `TextField` for a native text area that grows with its text up to most of the screen, so that a
 * pasted document does not push the rest of the page out of view. MUI's own text area measures a hidden copy
 * when it opens and at each key, which lays out the whole page.
 */
export const nativeLines = {
  multiline: true,
  rows: 2,
  slotProps: { input: { inputComponent: 'textarea' }, htmlInput: { type: undefined } },
  sx: { '& textarea': { fieldSizing: 'content', minHeight: '2lh', maxHeight: '75vh' } },
} as const;
