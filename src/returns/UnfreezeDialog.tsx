import DialogContentText from '@mui/material/DialogContentText';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { unfreezeFields } from '../../domain/returns/records';
import { createReturnCalls, type Return } from '../dataProvider/returns';
import { useCalls, useChangedFile } from '../dataProvider/useCalls';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid } from '../inputs/FormGroup';
import { FormDialog } from '../recordForms/FormDialog';
import { useRef } from 'react';

interface Props {
  shown: Return;
  month: string;
  onClose: () => void;
}

/** Begins the next edition of a frozen return, and opens its draft. */
export function UnfreezeDialog({ shown, month, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const changed = useChangedFile();
  const { unfreeze } = useCalls(createReturnCalls);
  const draft = useRef<Return>(null);
  return (
    <ResourceContextProvider value="returns">
      <FormDialog
        fields={unfreezeFields}
        mode="create"
        start={{}}
        title={translate('returns.unfreeze.title', { month })}
        verb="returns.unfreeze.action"
        save={async ({ reason }) => {
          draft.current = await unfreeze(shown, reason ?? '');
        }}
        onSaved={() => {
          changed();
          onClose();
          if (!draft.current) return;
          const { id, edition } = draft.current;
          notify('returns.unfreeze.done', { type: 'success', messageArgs: { month, edition } });
          void navigate(`/returns/${id}`);
        }}
        onClose={onClose}
      >
        <DialogContentText sx={{ mb: 2 }}>{translate('returns.unfreeze.explained')}</DialogContentText>
        <FieldGrid>
          <FieldInput source="reason" field={unfreezeFields.reason} />
        </FieldGrid>
      </FormDialog>
    </ResourceContextProvider>
  );
}
