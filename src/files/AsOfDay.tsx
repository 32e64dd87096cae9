import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { dayInDhaka, formatDay, parseDay, plusDays, type Day } from '../../domain/dates';
import type { WireRecord } from '../../domain/wire';
import type { CasebookDataProvider } from '../dataProvider';
import { useLanguage } from '../i18n/useLanguage';
import { Timeline } from './Timeline';
import { DayInput } from '../inputs/DayInput';
import { CloseButton } from '../page/ModalDialog';
import { OnPaper } from '../page/OnPaper';
import { ErrorBox } from '../page/PageFrame';
import { PrintButton } from '../page/PrintButton';
import { RecordFields } from '../history/RecordFields';
import { valuesIn, fieldsOf } from '../history/historyFields';

interface Props {
  /** The filing's id. */
  id: number;
  onClose: () => void;
}

/** A file and its court cases as they were at the end of a day. The day is chosen here and is yesterday at first. */
export function AsOfDay({ id, onClose }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const headingId = useId();
  const form = useForm<{ day: Day | null }>({ defaultValues: { day: plusDays(dayInDhaka(), -1) } });
  const day = parseDay(useWatch({ control: form.control, name: 'day' }) ?? '');
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={headingId}
      fullWidth
      maxWidth="xl"
      // selects the text of the date, so that another date can be typed at once
      slotProps={{ transition: { onEntering: () => form.setFocus('day', { shouldSelect: true }) } }}
    >
      <OnPaper />
      <DialogTitle id={headingId} component="h1" variant="h6">
        {day
          ? translate('history.asOfDay.title', { day: formatDay(day, language) })
          : translate('history.asOfDay.action')}
      </DialogTitle>
      <DialogContent dividers>
        <Box sx={{ maxWidth: '16rem', mb: 2, displayPrint: 'none' }}>
          <FormProvider {...form}>
            <DayInput source="day" size="small" label={translate('history.asOfDay.day')} />
          </FormProvider>
        </Box>
        {day && <FileAsOf id={id} day={day} />}
      </DialogContent>
      <DialogActions>
        <CloseButton onClick={onClose} />
        <PrintButton />
      </DialogActions>
    </Dialog>
  );
}

function FileAsOf({ id, day }: { id: number; day: Day }) {
  const translate = useTranslate();
  const language = useLanguage();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['case-fillings', 'asOf', id, day],
    queryFn: async ({ signal }) => {
      const filing = await dataProvider.filingAsOf(id, day, signal);
      return filing && { filing, page: await dataProvider.filePage(String(id), day, signal) };
    },
  });
  if (error) return <ErrorBox error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LinearProgress aria-label={translate('layout.loading')} />;
  if (data === null) {
    return (
      <Alert severity="info">{translate('history.asOfDay.none', { day: formatDay(day, language) })}</Alert>
    );
  }
  const { cases, ...filing } = data.filing;
  const records = [
    ['case-fillings', filing] as const,
    ...Object.entries(cases).flatMap(([register, each]) => each.map((record) => [register, record] as const)),
  ];
  return (
    <>
      {day < dayInDhaka() && (
        <Alert severity="warning" role="note" variant="outlined" sx={{ mb: 2 }}>
          {translate('history.asOfDay.marked', { day: formatDay(day, language) })}
        </Alert>
      )}
      {records.map(([register, record]) => (
        <Section key={`${register} ${String(record.id)}`} register={register} record={record} />
      ))}
      <Timeline page={data.page} asOf={day} />
    </>
  );
}

function Section({ register, record }: { register: string; record: WireRecord }) {
  const fields = fieldsOf(register);
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography component="h2" variant="subtitle1" sx={{ mb: 0.5 }}>
        {useTranslate()(`resources.${register}.name`)}
      </Typography>
      <RecordFields register={register} fields={fields} values={valuesIn(fields, record)} />
    </Box>
  );
}
