import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FieldTitle, ValidationError, type UseInputValue } from 'react-admin';

interface Props extends Omit<TextFieldProps, 'error' | 'helperText' | 'id' | 'label' | 'name' | 'slotProps'> {
  source: string;
  /** What `useInput` answered; a prop of the same name goes before its value and handlers. */
  input: UseInputValue;
  required?: boolean;
  slotProps?: Omit<NonNullable<TextFieldProps['slotProps']>, 'htmlInput'> & { htmlInput?: object };
}

/**
 * The look of every input: its label from the catalogue, its message below. MUI's own text field, since
 * react-admin's TextInput passes it a prop that MUI 9 does not know.
 */
export function InputField({ source, input, required = false, slotProps, ...props }: Props) {
  const { id, field, fieldState } = input;
  const message = fieldState.error?.message;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={<FieldTitle source={source} isRequired={required} />}
      error={fieldState.invalid}
      helperText={message && <ValidationError error={message} />}
      slotProps={{
        ...slotProps,
        htmlInput: { autoComplete: 'off', 'aria-required': required, ...slotProps?.htmlInput },
      }}
      fullWidth
      {...props}
    />
  );
}

/** For values that are no texts: `useInput` shall not turn an empty one into `''`, nor back. */
export const asIs = (value: unknown) => value;
