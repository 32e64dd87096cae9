import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { plusDays, plusMonths, type Day } from '../../domain/dates';
import { resultFields } from '../../domain/hearings';
import { FieldInput } from '../inputs/FieldInput';
import { WIDE } from '../inputs/FieldGrid';
import { ClosedDayWarning } from './ClosedDayWarning';
import { HearingNotes } from './HearingNotes';

interface Props {
  /** Of the hearing whose result is entered. */
  day: Day;
  /** Of the proceeding. */
  kind: string;
  mayEdit: boolean;
}

/**
 * The next hearing after this day; after a decision no next date can be entered. Its parts watch the date
 * themselves, so that choosing it does not render the whole.
 */
export function NextHearing({ day, kind, mayEdit }: Props) {
  const translate = useTranslate();
  const result = useWatch({ name: 'result' }) as string | null;
  if (result === 'DECIDED')
    return mayEdit && <Typography className={WIDE}>{translate('hearings.decided')}</Typography>;
  return (
    <>
      <Box
        component="fieldset"
        className={WIDE}
        aria-label={translate('hearings.next')}
        sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <HearingNotes kind={kind}>
          <FieldInput source="nextDate" field={resultFields.nextDate} />
        </HearingNotes>
        <NextDays day={day} />
        <NextClosed kind={kind} />
      </Box>
      <NextDetails />
    </>
  );
}

const useNextDate = () => useWatch({ name: 'nextDate' }) as Day | null;

function useChooseNext() {
  const { setValue } = useFormContext();
  return (chosen: Day | null) => setValue('nextDate', chosen, { shouldDirty: true, shouldValidate: true });
}

/** Buttons for the usual next dates. */
function NextDays({ day }: Pick<Props, 'day'>) {
  const translate = useTranslate();
  const next = useNextDate();
  const choose = useChooseNext();
  const days = [
    ['hearings.oneWeek', plusDays(day, 7)],
    ['hearings.oneMonth', plusMonths(day, 1)],
    ['hearings.notFixed', null],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {days.map(([words, chosen]) => (
        <Button
          key={words}
          size="small"
          variant={next === chosen ? 'contained' : 'outlined'}
          aria-pressed={next === chosen}
          onClick={() => choose(chosen)}
        >
          {translate(words)}
        </Button>
      ))}
    </Box>
  );
}

/** Painted after the date, as are the inputs that come with it. */
const NextClosed = ({ kind }: Pick<Props, 'kind'>) => (
  <ClosedDayWarning day={useDeferredValue(useNextDate())} kind={kind} onChoose={useChooseNext()} />
);

function NextDetails() {
  const next = useNextDate();
  const hasNext = useDeferredValue(Boolean(next));
  return (
    next &&
    hasNext && (
      <>
        <FieldInput source="nextTime" field={resultFields.nextTime} />
        <FieldInput source="nextPurpose" field={resultFields.nextPurpose} />
      </>
    )
  );
}
