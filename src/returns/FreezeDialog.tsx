import DialogContentText from '@mui/material/DialogContentText';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { dayInDhaka } from '../../domain/dates';
import { freezeFields } from '../../domain/returns/records';
import { createReturnCalls, type Return } from '../dataProvider/returns';
import { useCalls, useChangedFile } from '../dataProvider/useCalls';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid } from '../inputs/FormGroup';
import { FormDialog } from '../recordForms/FormDialog';

interface Props {
  shown: Return;
  month: string;
  onClose: () => void;
}

/** Freezes a draft. */
export function FreezeDialog({ shown, month, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useChangedFile();
  const { freeze } = useCalls(createReturnCalls);
  const { signedBy, memo, date } = freezeFields;
  return (
    <ResourceContextProvider value="returns">
      <FormDialog
        fields={freezeFields}
        mode="create"
        start={{ date: dayInDhaka() }}
        title={translate('returns.freeze.title', { month })}
        verb="returns.freeze.action"
        save={async (values) => {
          await freeze(shown, values);
        }}
        onSaved={() => {
          notify('returns.freeze.done', { type: 'success', messageArgs: { month } });
          changed();
          onClose();
        }}
        onClose={onClose}
      >
        <DialogContentText sx={{ mb: 2 }}>{translate('returns.freeze.explained')}</DialogContentText>
        <FieldGrid>
          <FieldInput source="signedBy" field={signedBy} />
          <FieldInput source="memo" field={memo} />
          <FieldInput source="date" field={date} />
        </FieldGrid>
      </FormDialog>
    </ResourceContextProvider>
  );
}
