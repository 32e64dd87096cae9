import Box from '@mui/material/Box';
import { useRef } from 'react';
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../../domain/dates';
import { resultFields } from '../../domain/hearings';
import { useMay } from '../authProvider/useMay';
import type { CasebookDataProvider } from '../dataProvider';
import type { Hearing } from '../dataProvider/files';
import { useLanguage } from '../i18n/useLanguage';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { FormDialog } from '../recordForms/FormDialog';
import { NextHearing } from './NextHearing';
import { useOrderUrl } from './orderAddress';
import { useChangedFile } from '../dataProvider/useChangedFile';
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
  const orderUrl = useOrderUrl();
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const navigate = useNavigate();
  const nameOf = useProceedingName();
  const changed = useChangedFile();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { kind, nothiNumber, date, result } = hearing;
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
          if (entered.current === 'DECIDED' && mayEdit) void navigate(orderUrl(hearing));
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
      </FormDialog>
    </ResourceContextProvider>
  );
}
