import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { FieldTitle, ValidationError, type UseInputValue } from 'react-admin';

interface Props extends Omit<TextFieldProps, 'error' | 'helperText' | 'id' | 'label' | 'name' | 'slotProps'> {
  source: string;
  /** What `useInput` answered; a prop of the same name goes before its value and handlers. */
  input: UseInputValue;
  required?: boolean;
  /** Marked like a required one, though it may stay empty. */
  looksRequired?: boolean;
  /** Instead of its label in the catalogue. */
  label?: string;
  /** Shown below where there is no message. */
  hint?: ReactNode;
  slotProps?: Omit<NonNullable<TextFieldProps['slotProps']>, 'htmlInput'> & { htmlInput?: object };
}

/**
 * The look of every input: its label from the catalogue, its message or a hint below. MUI's own text field, since
 * react-admin's TextInput passes it a prop that MUI 9 does not know.
 */
export function InputField({ source, input, slotProps, ...rest }: Props) {
  const { required = false, looksRequired = false, hint, ...props } = rest;
  const { id, field, fieldState, formState } = input;
  const message = fieldState.error?.message;
  // Until a save is answered nothing is taken: a form that closes then would drop it.
  const { isSubmitting } = formState;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      onChange={(event) => !isSubmitting && field.onChange(event)}
      onBlur={field.onBlur}
      label={<FieldTitle source={source} isRequired={required || looksRequired} />}
      error={fieldState.invalid}
      helperText={message ? <ValidationError error={message} /> : hint}
      slotProps={{
        ...slotProps,
        htmlInput: {
          autoComplete: 'off',
          'aria-required': required,
          readOnly: isSubmitting,
          ...slotProps?.htmlInput,
        },
      }}
      fullWidth
      {...props}
    />
  );
}

/** For values that are no texts: `useInput` shall not turn an empty one into `''`, nor back. */
export const asIs = (value: unknown) => value;
