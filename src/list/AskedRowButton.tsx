import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useErrorDialog } from '../layout/ErrorDialog';
import { usePairNotify, type Pair } from '../layout/usePairNotify';
import { focusPageWithout, focusRow } from './focusRow';
import { RowButton } from './RowActions';
import type { RowActionName } from './rowActionId';
import { RowQuestion } from './RowQuestion';
import { usageLinks } from './usageLinks';

export interface AskedRowButtonProps {
  action: RowActionName;
  rowName: string;
  /** 'Do you really want to delete the case?', a key of the catalogue. */
  question: string;
  /** The toast after it, as keys of the catalogue: a title with its text, or a text. */
  done: Pair | string;
  /** Whether it cannot be undone. */
  final?: boolean;
  disabled?: boolean;
  /** The change itself; the list is fetched again after it, failed or not. */
  perform: () => Promise<unknown>;
}

/** Changes its row after a question: declined, nothing happens; failed, a dialog says why. */
export function AskedRowButton(props: AskedRowButtonProps) {
  const { action, rowName, question, done, final = false, disabled = false, perform } = props;
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const notifyPair = usePairNotify();
  const showError = useErrorDialog();
  const [asked, setAsked] = useState(false);
  const id = record?.id ?? '';
  useLayoutEffect(() => () => focusPageWithout(action, id), [action, id]);

  const decline = () => {
    setAsked(false);
    notifyPair(
      { title: 'lists.confirmation.declined.title', text: 'lists.confirmation.declined.text' },
      'info',
    );
  };
  const { mutate, isPending } = useMutation({
    mutationFn: perform,
    onSuccess: () => {
      if (typeof done === 'string') notify(done, { type: 'success' });
      else notifyPair(done);
      focusRow(action, id);
    },
    onError: (error) =>
      showError({
        title: 'lists.confirmation.failed',
        text: error.message,
        links: usageLinks(error, { resource, rowName, translate }),
      }),
    onSettled: () => setAsked(false),
  });

  return (
    <>
      <RowButton
        action={action}
        rowName={rowName}
        color={final ? 'error' : undefined}
        disabled={disabled}
        onClick={() => setAsked(true)}
      />
      {asked && (
        <RowQuestion
          question={question}
          subject={rowName}
          final={final}
          busy={isPending}
          onConfirm={() => mutate()}
          onDecline={decline}
        />
      )}
    </>
  );
}
