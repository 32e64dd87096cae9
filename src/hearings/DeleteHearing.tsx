import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { useMay } from '../authProvider/useMay';
import type { Hearing } from '../dataProvider/files';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { useDeletionReason } from '../list/rowActions/ReasonInput';
import { useErrorDialog } from '../page/ErrorDialog';
import { useChangedFile } from '../dataProvider/useChangedFile';

interface Props {
  hearing: Hearing;
  onDeleted: () => void;
}

/** For administrators: a button that deletes a hearing after a confirmation. */
export function DeleteHearing({ hearing, onDeleted }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const changed = useChangedFile();
  const mayDelete = useMay('delete', 'hearings');
  const [isAsking, setAsking] = useState(false);
  const { meta, input } = useDeletionReason();
  const [remove, { isPending }] = useDelete();
  if (!mayDelete) return null;
  const confirm = () =>
    void remove(
      'hearings',
      { id: hearing.id, previousData: hearing, meta },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('hearings.deleted', { type: 'success' });
          changed();
          onDeleted();
        },
        onError: (error) => showError({ title: 'forms.failed', text: (error as Error).message }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
        {translate('hearings.delete')}
      </Button>
      {isAsking && (
        <RowQuestion
          question="hearings.deleteQuestion"
          final
          busy={isPending}
          onConfirm={confirm}
          onDecline={() => setAsking(false)}
        >
          {input}
        </RowQuestion>
      )}
    </>
  );
}
