import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { FieldTitle, ValidationError, type UseInputValue } from 'react-admin';

interface Props extends Omit<TextFieldProps, 'error' | 'helperText' | 'id' | 'label' | 'name' | 'slotProps'> {
  source: string;
  /** The result of `useInput`; props given here override its value and handlers. */
  input: UseInputValue;
  required?: boolean;
  /** Shows the required mark although the field may stay empty. */
  looksRequired?: boolean;
  label?: string;
  hint?: ReactNode;
  slotProps?: Omit<NonNullable<TextFieldProps['slotProps']>, 'htmlInput'> & { htmlInput?: object };
}

/**
 * The look of every input: label from the catalogue, error message or hint below. It is MUI's own TextField,
 * because react-admin's TextInput passes it a prop that MUI 9 does not know.
 */
export function InputField({ source, input, slotProps, ...rest }: Props) {
  const { required = false, looksRequired = false, hint, ...props } = rest;
  const { id, field, fieldState, formState } = input;
  const message = fieldState.error?.message;
  // Read-only during a save, because input typed meanwhile would be lost when the form closes.
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

/** Identity for `format` and `parse`, where `useInput` must not turn null into `''` or back. */
export const asIs = (value: unknown) => value;
