import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';
import { FieldTitle, ValidationError, type useInput } from 'react-admin';
import { WIDE } from './FormGroup';

interface CheckboxOption {
  key: string | number;
  label: ReactNode;
  isChosen: boolean;
  describedBy?: string | undefined;
  choose: (on: boolean) => void;
}

interface Props {
  source: string;
  isRequired: boolean;
  input: ReturnType<typeof useInput>;
  options: readonly CheckboxOption[];
  /** What stands between the title and the boxes. */
  children?: ReactNode;
}

/** The boxes of a field under its title, with its message. */
export function CheckboxGroup({ source, isRequired, input, options, children }: Props) {
  const { field, fieldState } = input;
  const messageId = useId();
  const message = fieldState.error?.message;
  return (
    <FormControl
      component="fieldset"
      error={fieldState.invalid}
      aria-describedby={message ? messageId : undefined}
      className={WIDE}
    >
      <FormLabel component="legend" sx={{ fontWeight: 600 }}>
        <FieldTitle source={source} isRequired={isRequired} />
      </FormLabel>
      {message && (
        <FormHelperText id={messageId}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
      {children}
      <Box sx={columns}>
        {options.map(({ key, label, isChosen, describedBy, choose }, position) => (
          <FormControlLabel
            key={key}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={isChosen}
                onChange={(_event, on) => choose(on)}
                onBlur={field.onBlur}
                slotProps={{
                  input: {
                    name: field.name,
                    ref: position === 0 ? field.ref : undefined,
                    'aria-describedby': describedBy,
                  },
                }}
              />
            }
          />
        ))}
      </Box>
    </FormControl>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: 1,
  // a row that is edited in its list keeps the others in sight
  'td &': { maxHeight: '16rem', overflowY: 'auto' },
  '& .MuiFormControlLabel-root': { mr: 0 },
  '& .MuiCheckbox-root': { py: 0.5 },
};
