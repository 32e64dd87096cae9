import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { useMay } from '../authProvider/useMay';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { useErrorDialog } from '../shell/ErrorDialog';
import type { StepRecord } from './stepRecord';

interface Props {
  step: StepRecord;
  /** For the buttons' names. */
  name: string;
  onEdit: () => void;
}

/** Edits a step; administrators may delete it. */
export function StepButtons({ step, name, onEdit }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const mayDelete = useMay('delete', 'steps');
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const labelled = (action: string) => ({
    'aria-label': translate('lists.rowAction', { action, record: name }),
    children: action,
  });
  const confirm = () =>
    remove(
      'steps',
      { id: step.id, previousData: step },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('files.delay.deleted', { type: 'success' }),
        onError: (error) =>
          showError({ title: 'forms.failed', text: error instanceof Error ? error.message : '' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button size="small" startIcon={<EditIcon />} onClick={onEdit} {...labelled(translate('forms.edit'))} />
      {mayDelete && (
        <Button
          size="small"
          startIcon={<DeleteIcon />}
          onClick={() => setAsking(true)}
          {...labelled(translate('lists.delete'))}
        />
      )}
      {isAsking && (
        <RowQuestion
          question="files.delay.deleteQuestion"
          final
          busy={isPending}
          onConfirm={() => void confirm()}
          onDecline={() => setAsking(false)}
        />
      )}
    </>
  );
}
