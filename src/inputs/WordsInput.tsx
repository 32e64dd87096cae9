import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import type { TextField } from '../../domain/fields';
import { InputField } from './InputField';
import { nativeLines } from './nativeLines';

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
    {...(field.multiline && nativeLines)}
  />
);
