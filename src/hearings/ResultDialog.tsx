import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useRef } from 'react';
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { formatDay, plusDays, plusMonths, type Day } from '../../domain/dates';
import { resultFields } from '../../domain/hearings';
import { addressOf } from '../addresses';
import { useMay } from '../authProvider/useMay';
import type { CasebookDataProvider } from '../dataProvider';
import type { Hearing } from '../dataProvider/files';
import { useLanguage } from '../i18n/useLanguage';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid, WIDE } from '../inputs/FieldGrid';
import { FormDialog } from '../recordForms/FormDialog';
import { ClosedDayWarning } from './ClosedDayWarning';
import { HearingNotes } from './HearingNotes';
import { useChangedFile } from './useChangedFile';
import { useProceedingName } from './useProceedingName';

interface Props {
  hearing: Hearing;
  onSaved?: () => void;
  onClose: () => void;
}

/**
 * Enters or corrects the result of a hearing and the next date. After a decision it opens the case, where the
 * order is entered.
 */
export function ResultDialog({ hearing, onSaved, onClose }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const navigate = useNavigate();
  const nameOf = useProceedingName();
  const changed = useChangedFile();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { kind, recordId, nothiNumber, date, result } = hearing;
  const mayEdit = useMay('edit', kind);
  const entered = useRef(result);
  return (
    <ResourceContextProvider value="hearings">
      <FormDialog
        fields={resultFields}
        mode={result ? 'edit' : 'create'}
        start={hearing}
        title={translate('hearings.result')}
        subtitle={[nothiNumber, nameOf(hearing), formatDay(date, language)].filter(Boolean).join(' · ')}
        save={async (values) => {
          await dataProvider.enterResult(hearing, values);
          entered.current = values.result;
        }}
        onSaved={() => {
          notify('hearings.resultSaved', { type: 'success' });
          changed();
          onSaved?.();
          onClose();
          if (entered.current === 'DECIDED' && mayEdit) void navigate(addressOf(`/${kind}/${recordId}`));
        }}
        onClose={onClose}
      >
        <FieldGrid>
          <Box className={WIDE}>
            <FieldInput source="result" field={resultFields.result} />
          </Box>
          <NextHearing day={date} kind={kind} mayEdit={mayEdit} />
          <Box className={WIDE}>
            <FieldInput source="resultNote" field={resultFields.resultNote} />
          </Box>
        </FieldGrid>
      </FormDialog>
    </ResourceContextProvider>
  );
}

interface NextProps {
  day: Day;
  /** Of the proceeding. */
  kind: string;
  mayEdit: boolean;
}

/** The next hearing after this day; after a decision no next date can be entered. */
export function NextHearing({ day, kind, mayEdit }: NextProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [result, next] = useWatch({ name: ['result', 'nextDate'] }) as [string | null, Day | null];
  // The date is painted before the inputs that come with it.
  const hasNext = useDeferredValue(Boolean(next));
  if (result === 'DECIDED')
    return mayEdit && <Typography className={WIDE}>{translate('hearings.decided')}</Typography>;
  const choose = (chosen: Day | null) =>
    setValue('nextDate', chosen, { shouldDirty: true, shouldValidate: true });
  const days = [
    ['hearings.oneWeek', plusDays(day, 7)],
    ['hearings.oneMonth', plusMonths(day, 1)],
    ['hearings.notFixed', null],
  ] as const;
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
        <ClosedDayWarning day={next} kind={kind} onChoose={choose} />
      </Box>
      {next && hasNext && (
        <>
          <FieldInput source="nextTime" field={resultFields.nextTime} />
          <FieldInput source="nextPurpose" field={resultFields.nextPurpose} />
        </>
      )}
    </>
  );
}
