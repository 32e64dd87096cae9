import Switch from '@mui/material/Switch';
import { useInput, useTranslateLabel } from 'react-admin';
import { asIs } from '../../../inputs/InputField';

/** Whether the user is enabled; the column's heading says it to those who see it. */
export function EnabledInput() {
  const { id, field } = useInput({ source: 'isEnabled', format: asIs, parse: asIs });
  const label = useTranslateLabel()({ source: 'isEnabled' });
  return (
    <Switch
      id={id}
      size="small"
      checked={field.value === true}
      onChange={(_event, on) => field.onChange(on)}
      onBlur={field.onBlur}
      slotProps={{ input: { ref: field.ref, 'aria-label': typeof label === 'string' ? label : undefined } }}
    />
  );
}
