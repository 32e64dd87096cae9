import { TextInput } from 'react-admin';
import type { TextField } from '../../domain/fields';

/** A text: one line, or several where the field is long. */
export const WordsInput = ({ source, field }: { source: string; field: TextField }) => (
  <TextInput
    source={source}
    isRequired={Boolean(field.required)}
    multiline={field.multiline}
    minRows={field.multiline ? 2 : undefined}
    helperText={false}
    slotProps={{ htmlInput: { autoComplete: 'off', 'aria-required': Boolean(field.required) } }}
    fullWidth
  />
);
