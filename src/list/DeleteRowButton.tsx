import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDelete, useRecordContext, useResourceContext } from 'react-admin';
import { useErrorDialog } from '../layout/ErrorDialog';
import { usePairNotify } from '../layout/usePairNotify';
import { DeleteQuestion } from './DeleteQuestion';
import { focusRow } from './focusRow';
import { RowButton } from './RowActions';

interface Props {
  rowName: string;
  /** 'Do you really want to delete the case?', a key of the catalogue. */
  question: string;
}

/** Deletes its row after a question; disabled for those who may not. */
export function DeleteRowButton({ rowName, question }: Props) {
  const resource = useResourceContext();
  const record = useRecordContext();
  const notify = usePairNotify();
  const showError = useErrorDialog();
  const { canAccess = false } = useCanAccess({ action: 'delete', resource: resource ?? '' });
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [remove, { isPending }] = useDelete();

  const reload = () => void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  const decline = () => {
    setAsked(false);
    notify({ title: 'lists.deletion.declined.title', text: 'lists.deletion.declined.text' }, 'info');
  };
  const confirm = () =>
    remove(
      resource,
      { id: record?.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify({ title: 'lists.deletion.deleted.title', text: 'lists.deletion.deleted.text' });
          focusRow('delete', record?.id ?? '');
          // React-admin only takes the row away; the page has room for the next one.
          reload();
        },
        onError: (error) => {
          showError({ title: 'lists.deletion.failed', text: (error as Error).message });
          reload(); // another hand may have deleted it
        },
        onSettled: () => setAsked(false),
      },
    );

  return (
    <>
      <RowButton
        action="delete"
        rowName={rowName}
        color="error"
        disabled={!canAccess}
        onClick={() => setAsked(true)}
      />
      {asked && (
        <DeleteQuestion
          question={question}
          subject={rowName}
          busy={isPending}
          onConfirm={() => void confirm()}
          onDecline={decline}
        />
      )}
    </>
  );
}
