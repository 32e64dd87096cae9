import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { FieldTitle, useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import type { ChoicesField } from '../../domain/fields';
import { checkboxes } from './CheckboxesInput';
import { WIDE } from './FormGroup';
import { asIs } from './InputField';

interface Props {
  source: string;
  field: ChoicesField;
  /** Names a value; by default the texts of `resources.<resource>.choices.<source>` do. */
  nameOf?: (value: string) => string;
}

/** Any number of fixed values as checkboxes. */
export function ChoicesInput({ source, field: { choices, required }, nameOf }: Props) {
  const translate = useTranslate();
  const words = `resources.${useResourceContext()}.choices.${source}`;
  const { field, fieldState } = useInput({ source, format: asIs, parse: asIs });
  const messageId = useId();
  const chosen = (field.value ?? []) as string[];
  const message = fieldState.error?.message;
  const choose = (value: string, on: boolean) =>
    field.onChange(choices.filter((each) => (each === value ? on : chosen.includes(each))));
  return (
    <FormControl
      component="fieldset"
      error={fieldState.invalid}
      aria-describedby={message ? messageId : undefined}
      className={WIDE}
    >
      <FormLabel component="legend" sx={{ fontWeight: 600 }}>
        <FieldTitle source={source} isRequired={Boolean(required)} />
      </FormLabel>
      {message && (
        <FormHelperText id={messageId}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
      <Box sx={checkboxes}>
        {choices.map((value, position) => (
          <FormControlLabel
            key={value}
            label={nameOf?.(value) ?? translate(`${words}.${value}`)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(value)}
                onChange={(_event, on) => choose(value, on)}
                onBlur={field.onBlur}
                slotProps={{ input: { name: field.name, ref: position === 0 ? field.ref : undefined } }}
              />
            }
          />
        ))}
      </Box>
    </FormControl>
  );
}
