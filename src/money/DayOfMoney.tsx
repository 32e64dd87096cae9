import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { parseDay, type Day } from '../../domain/dates';
import { DayInput } from '../inputs/DayInput';

/** The day whose position is shown, by what is known today; empty for today. */
export function DayOfMoney({ onChange }: { onChange: (day: Day | null) => void }) {
  const translate = useTranslate();
  const form = useForm<{ asOf: Day | null }>({ defaultValues: { asOf: null } });
  const day = parseDay(useWatch({ control: form.control, name: 'asOf' }) ?? '');
  const change = useEvent(onChange);
  useEffect(() => change(day), [day, change]);
  return (
    <Box sx={{ maxWidth: '13rem', displayPrint: 'none' }}>
      <FormProvider {...form}>
        <DayInput source="asOf" size="small" future label={translate('money.asOf')} />
      </FormProvider>
    </Box>
  );
}
