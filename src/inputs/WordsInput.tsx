import { useInput } from 'react-admin';
import type { TextField } from '../../domain/fields';
import { InputField } from './InputField';

/** A text: one line, or several where the field is long. */
export const WordsInput = ({ source, field }: { source: string; field: TextField }) => (
  <InputField
    source={source}
    input={useInput({ source })}
    required={Boolean(field.required)}
    multiline={field.multiline}
    minRows={field.multiline ? 2 : undefined}
  />
);
