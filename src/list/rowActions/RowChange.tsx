import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useErrorDialog } from '../../shell/ErrorDialog';
import { usePairNotify } from '../../shell/usePairNotify';
import type { AskedChange } from './ConfirmedRowAction';
import { changeToPropose } from '../../dataProvider/approval';
import { useProposing } from '../../proposals/useProposing';
import { focusRow } from '../table/focusRow';
import { refusedBy } from '../../inputs/submission';
import { RowQuestion } from './RowQuestion';
import { refusalLinks } from './refusalLinks';

interface Props extends AskedChange {
  /** The change itself; the list is refetched afterwards, even after a failure. */
  perform: () => Promise<unknown>;
  /** Further content of the question. */
  children?: ReactNode;
}

/** Asks, then performs a row's change; a dialog shows why it failed. */
export function RowChange({
  action,
  rowName,
  question,
  fromTo,
  done,
  final = false,
  perform,
  children,
  onClose,
}: Props) {
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const notifyPair = usePairNotify();
  const showError = useErrorDialog();
  const { attempt, question: proposing } = useProposing();
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt(perform),
    onSuccess: (outcome) => {
      if (outcome === 'proposed') return;
      if (typeof done === 'string') notify(done, { type: 'success' });
      else notifyPair(done);
      focusRow(action, id);
    },
    onError: (error) => {
      if (changeToPropose(error)) return;
      const { advice, isDeclined } = refusedBy(error, []);
      if (isDeclined) return;
      showError({
        title: 'lists.confirmation.failed',
        text: error.message,
        ...(advice && { advice: [advice] }),
        links: refusalLinks(error, { resource, rowName, translate }),
      });
    },
    onSettled: onClose,
  });
  const decline = () => {
    onClose();
    notifyPair(
      { title: 'lists.confirmation.declined.title', text: 'lists.confirmation.declined.text' },
      'info',
    );
  };
  if (proposing) return proposing;
  return (
    <RowQuestion
      question={question}
      subject={rowName}
      fromTo={fromTo}
      final={final}
      busy={isPending}
      onConfirm={() => mutate()}
      onDecline={decline}
    >
      {children}
    </RowQuestion>
  );
}
