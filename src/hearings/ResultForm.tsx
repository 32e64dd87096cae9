import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { withEmpty } from '../../domain/fields';
import { resultFields } from '../../domain/hearings';
import { useMay } from '../authProvider/useMay';
import type { CasebookDataProvider } from '../dataProvider';
import type { Hearing } from '../dataProvider/files';
import { FieldInput } from '../inputs/FieldInput';
import { RecordForm } from '../inputs/RecordForm';
import { SaveButton } from '../inputs/SaveButton';
import { useErrorDialog } from '../page/ErrorDialog';
import { useSavedNotify } from '../page/usePairNotify';
import { hearingName } from './order';
import { useOrderUrl } from './orderAddress';
import { NextHearing } from './NextHearing';
import { useChangedFile } from '../dataProvider/useChangedFile';

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
  const orderUrl = useOrderUrl();
  const translate = useTranslate();
  const notify = useNotify();
  const notifySaved = useSavedNotify();
  const showError = useErrorDialog();
  const changed = useChangedFile();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const mayEdit = useMay('edit', hearing.kind);
  const entered = useRef(hearing.result);
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
          save={async (checked) => {
            await dataProvider.enterResult(hearing, checked);
            entered.current = checked.result;
          }}
          onSaved={() => {
            if (entered.current === 'DECIDED' && mayEdit)
              notifySaved('diary.decided', {
                name: hearingName(hearing),
                to: orderUrl(hearing),
              });
            else notify('hearings.resultSaved', { type: 'success' });
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
