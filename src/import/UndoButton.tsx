import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { busyStates } from '../../domain/imports';
import type { ImportBatch } from '../dataProvider/imports';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { useBatchActions } from './useBatch';

/** Whether an import has rows to undo. */
const canUndo = ({ state, counts }: ImportBatch): boolean =>
  !busyStates.includes(state) && state !== 'UNDONE' && counts.done > 0;

/** Undoes an import, after a confirmation. */
export function UndoButton({ batch }: { batch: ImportBatch }) {
  const translate = useTranslate();
  const { step } = useBatchActions(batch.id);
  const [isAsking, setAsking] = useState(false);
  if (!canUndo(batch)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        loading={step.isPending}
        aria-label={translate('imports.undo.of', { file: batch.fileName })}
        onClick={() => setAsking(true)}
      >
        {translate('imports.undo.action')}
      </Button>
      {isAsking && (
        <RowQuestion
          title={translate('imports.undo.title')}
          question="imports.undo.question"
          subject={batch.fileName}
          final
          busy={step.isPending}
          onConfirm={() => step.mutate('undo', { onSettled: () => setAsking(false) })}
          onDecline={() => setAsking(false)}
        />
      )}
    </>
  );
}
