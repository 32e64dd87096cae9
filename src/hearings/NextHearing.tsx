import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { plusDays, plusMonths, type Day } from '../../domain/dates';
import { resultFields } from '../../domain/hearings';
import { entersDecision } from '../../domain/proceedings';
import { useMay } from '../authProvider/permissions';
import type { Hearing } from '../dataProvider/files';
import { FieldInput } from '../inputs/FieldInput';
import { WIDE } from '../inputs/FormGroup';
import { ClosedDayWarning, HearingNotes } from './SittingDayInput';

/**
 * Inputs for what follows a hearing: the next hearing or, after a decision, the day of the decision; a next
 * hearing that was entered before can then only be moved or removed. Each part watches the date itself, so
 * that choosing a date does not render the whole form. With `opensCase` a text announces that saving a decision
 * opens the case.
 */
export function NextHearing({ hearing, opensCase }: { hearing: Hearing; opensCase: boolean }) {
  const translate = useTranslate();
  const { kind, date: day } = hearing;
  const isDecided = useWatch({ name: 'result' }) === 'DECIDED';
  const mayEdit = useMay('edit', kind);
  const asksDay = mayEdit && entersDecision(kind) && (isDecided || hearing.result === 'DECIDED');
  return (
    <>
      {asksDay && <DecisionDay hearing={hearing} isDecided={isDecided} />}
      {isDecided && opensCase && mayEdit && (
        <Typography className={WIDE}>{translate('hearings.decided')}</Typography>
      )}
      {isDecided && hearing.nextId !== null && (
        <>
          <Typography className={WIDE}>{translate('hearings.stillFollows')}</Typography>
          <FieldInput source="nextDate" field={resultFields.nextDate} />
          <NextDays days={[['hearings.removeNext', null]]} />
        </>
      )}
      {!isDecided && <NextDate day={day} kind={kind} />}
    </>
  );
}

/**
 * The day of the decision, by default the day of the hearing. It is cleared when the result is changed to one that is
 * no decision.
 */
function DecisionDay({ hearing: { date, decidedOn }, isDecided }: { hearing: Hearing; isDecided: boolean }) {
  const { setValue } = useFormContext();
  const ofNone = decidedOn === date ? null : decidedOn;
  const day = isDecided ? (decidedOn ?? date) : ofNone;
  useEffect(() => setValue('decidedOn', day), [setValue, day]);
  return <FieldInput source="decidedOn" field={resultFields.decidedOn} />;
}

function NextDate({ day, kind }: { day: Day; kind: string }) {
  const translate = useTranslate();
  return (
    <>
      <Box
        component="fieldset"
        className={WIDE}
        aria-label={translate('hearings.next')}
        sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <HearingNotes kind={kind} near={day}>
          <FieldInput source="nextDate" field={resultFields.nextDate} />
        </HearingNotes>
        <NextDays
          days={[
            ['hearings.oneWeek', plusDays(day, 7)],
            ['hearings.oneMonth', plusMonths(day, 1)],
            ['hearings.notFixed', null],
          ]}
        />
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

/** Buttons for usual values of the next date. */
function NextDays({ days }: { days: readonly (readonly [words: string, day: Day | null])[] }) {
  const translate = useTranslate();
  const next = useNextDate();
  const choose = useChooseNext();
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

/**
 * A warning about the chosen date; deferred, so that it is painted after the date, like the inputs that
 * appear with it.
 */
const NextClosed = ({ kind }: { kind: string }) => (
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
