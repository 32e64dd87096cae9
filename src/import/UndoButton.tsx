import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { busyStates } from '../../domain/imports';
import type { ImportBatch } from '../dataProvider/imports';
import { useBatchActions } from './useBatch';

/** Whether what an import brought in can be taken back. */
const canUndo = ({ state, counts }: ImportBatch): boolean =>
  !busyStates.includes(state) && state !== 'UNDONE' && counts.done > 0;

/** Undoes an import, after a question. */
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
      <Confirm
        isOpen={isAsking}
        title={translate('imports.undo.title')}
        content={translate('imports.undo.question', { file: batch.fileName })}
        onConfirm={() => {
          setAsking(false);
          step.mutate('undo');
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
