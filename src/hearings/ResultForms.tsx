import { dayInDhaka, formatDay } from '../../domain/dates';
import { useResultText, hearingName, useProceedingName } from './hearingNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ResourceContextProvider, useDataProvider, useTranslate } from 'react-admin';
import { withEmpty, type Values } from '../../domain/fields';
import { resultFields } from '../../domain/hearings';
import { useMay } from '../authProvider/permissions';
import type { CasebookDataProvider } from '../dataProvider';
import type { Hearing } from '../dataProvider/files';
import { FieldInput } from '../inputs/FieldInput';
import { RecordForm } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { useErrorDialog } from '../page/ErrorDialog';
import { useSavedNotify } from '../page/usePairNotify';
import { useChangedFile } from '../dataProvider/useCalls';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { EntryDialog } from '../recordForms/EntryDialog';
import { NextHearing } from './NextHearing';
import type { CaseFilingField } from '../../domain/caseFilings';
import { caseTypes } from '../../domain/followOnCases';
import { useAddressOf } from '../addresses';
import { useOffers } from '../offered/useOffers';
import { useAbovePage } from '../list/openedFromList';

/** The id of the button that enters a result, by which the focus returns to it. */
export const resultButtonId = ({ id }: Pick<Hearing, 'id'>) => `hearing-result-${id}`;

interface HearingResultProps {
  hearing: Hearing;
  isEntering: boolean;
  onEnter: () => void;
}

/** The result of a hearing and the next date. From the day of the hearing on, a button enters or corrects them. */
export function HearingResult({ hearing, isEntering, onEnter }: HearingResultProps) {
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'hearings');
  const text = useResultText(hearing);
  if (!mayEdit || hearing.date > dayInDhaka()) return <>{text}</>;
  const action = hearing.result ? 'diary.correctResult' : 'diary.enterResult';
  return (
    <Button
      id={resultButtonId(hearing)}
      size="small"
      variant={hearing.result ? 'text' : 'outlined'}
      color={hearing.isMissing ? 'warning' : 'primary'}
      aria-expanded={isEntering}
      aria-label={[text, translate(action, { name: hearingName(hearing) })].filter(Boolean).join('. ')}
      onClick={onEnter}
      sx={{ textAlign: 'left', justifyContent: 'flex-start', minWidth: 0, px: 0.75, py: 0.25 }}
    >
      {hearing.result || hearing.nextDate ? text : translate('hearings.enterResult')}
    </Button>
  );
}

interface Props {
  hearing: Hearing;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * A form in the table for the result of a hearing and the next date. Enter saves, Esc closes. After a
 * decision the toast only links to the case, since the other hearings still need their results.
 */
export function ResultForm({ hearing, onSaved, onClose }: Props) {
  const translate = useTranslate();
  const notifySaved = useSavedNotify();
  const showError = useErrorDialog();
  const changed = useChangedFile();
  const { save, orderUrl, tellSaved } = useEnterResult(hearing);
  const [values] = useState(() => withEmpty(resultFields, hearing));
  // Only the first input is painted at first, to show the row sooner; a key press renders the others at once.
  const [isKeyPressed, setKeyPressed] = useState(false);
  const isWhole = useDeferredValue(true, false) || isKeyPressed;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <ResourceContextProvider value="hearings">
      <div
        role="presentation"
        onKeyDownCapture={() => isWhole || flushSync(() => setKeyPressed(true))}
        onKeyDown={press}
      >
        <RecordForm
          fields={resultFields}
          mode={hearing.result ? 'edit' : 'create'}
          values={values}
          save={save}
          onSaved={() => {
            const to = orderUrl();
            if (to) notifySaved('diary.decided', { name: hearingName(hearing), to });
            else tellSaved();
            onSaved();
            changed();
          }}
          onFailed={(text) => showError({ title: 'forms.failed', text })}
          guarded={false}
        >
          <Box component="fieldset" aria-label={translate('hearings.result')} sx={row}>
            <div>
              <FieldInput source="result" field={resultFields.result} />
            </div>
            <div>{isWhole && <NextHearing hearing={hearing} opensCase={false} />}</div>
            <div>{isWhole && <FieldInput source="resultNote" field={resultFields.resultNote} />}</div>
            <div>
              {isWhole && (
                <>
                  <SaveButton />
                  <Button onClick={onClose}>{translate('forms.cancel')}</Button>
                </>
              )}
            </div>
          </Box>
        </RecordForm>
      </div>
    </ResourceContextProvider>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'flex-start',
  m: 0,
  px: 0,
  py: 1,
  border: 0,
  // the height that the form has with the inputs painted later
  minHeight: '6.75rem',
  '& > :nth-child(1)': { flex: '1 1 12rem' },
  '& > :nth-child(2)': { flex: '1 1 18rem' },
  '& > :nth-child(3)': { flex: '2 1 16rem' },
  '& > :nth-child(4)': { display: 'flex', gap: 1, pt: 1 },
};

/**
 * Enters or corrects the result of a hearing and the next date. After a decision it opens the case, where the
 * order is entered.
 */
export function ResultDialog({ hearing, onClose }: Omit<Props, 'onSaved'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const nameOf = useProceedingName();
  const { save, orderUrl, tellSaved } = useEnterResult(hearing);
  const { nothiNumber, date, result } = hearing;
  const above = useAbovePage();
  return (
    <EntryDialog
      resource="hearings"
      fields={resultFields}
      mode={result ? 'edit' : 'create'}
      start={hearing}
      title={translate('hearings.result')}
      subtitle={[nothiNumber, nameOf(hearing), formatDay(date, language)].filter(Boolean).join(' · ')}
      save={save}
      onSaved={() => {
        tellSaved();
        const to = orderUrl();
        if (to) void navigate(to, { state: above });
      }}
      onClose={onClose}
    >
      <FieldGrid>
        <Box className={WIDE}>
          <FieldInput source="result" field={resultFields.result} />
        </Box>
        <NextHearing hearing={hearing} opensCase />
        <Box className={WIDE}>
          <FieldInput source="resultNote" field={resultFields.resultNote} />
        </Box>
      </FieldGrid>
    </EntryDialog>
  );
}

/**
 * Saves the result of a hearing. After a decision `orderUrl` is the URL of the form of the case, at the first field of
 * its order or, for a type without an order, of its status; otherwise null, also for those who may not edit the case.
 */
function useEnterResult(hearing: Hearing) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const addressOf = useAddressOf();
  const translate = useTranslate();
  const notifySaved = useSavedNotify();
  const mayEdit = useMay('edit', hearing.kind);
  const mayStay = [useMay('create', 'stays'), useOffers('money')].every(Boolean);
  const entered = useRef(hearing.result);
  return {
    /** Offers to enter the stay that an interim order may be. */
    tellSaved: () => {
      const offered = entered.current === 'INTERIM_ORDER' && mayStay ? translate('hearings.addStay') : '';
      notifySaved('hearings.resultSaved', { name: offered, to: stayUrl(hearing) });
    },
    save: async (values: Values<typeof resultFields>) => {
      await dataProvider.enterResult(hearing, values);
      entered.current = values.result;
    },
    orderUrl: () => {
      const { kind, recordId } = hearing;
      return entered.current === 'DECIDED' && mayEdit
        ? `${addressOf(`/${kind}/${recordId}`)}#${orderField(kind)}`
        : null;
    },
  };
}

function orderField(kind: string): string {
  const groups = caseTypes.find(({ name }) => name === kind)?.groups;
  const group = groups?.find(({ name }) => name === 'order') ?? groups?.find(({ name }) => name === 'status');
  return group?.fields[0] ?? ('dateOfJudgement' satisfies CaseFilingField);
}

/** The page of the hearing's file, with the form for a stay that was ordered at the hearing. */
const stayUrl = ({ caseFilingId, proceedingId, date }: Hearing): string =>
  `/files/${caseFilingId}?${new URLSearchParams({ stayBy: String(proceedingId), on: date })}`;
