import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useErrorDialog } from '../../page/ErrorDialog';
import { usePairNotify, useSavedNotify } from '../../page/usePairNotify';
import type { AskedChange } from './ConfirmedRowAction';
import { changesToPropose } from '../../dataProvider/proposable';
import { useProposing } from './useProposing';
import { focusRow } from '../table/focusRow';
import { refusedBy } from '../../inputs/submission';
import { DECLINED, RowQuestion } from './RowQuestion';
import { refusalLinks } from './refusalLinks';

interface Props extends AskedChange {
  /** The change itself; the list is refetched afterwards, even after a failure. */
  perform: () => Promise<unknown>;
  /** Where the toast's link leads, if the changed record is not in this list. */
  to?: string | undefined;
  children?: ReactNode;
}

/** Asks, then performs a row's change; a dialog shows why it failed. */
export function RowChange({
  action,
  rowName,
  subject = rowName,
  question,
  fromTo,
  done,
  final = false,
  perform,
  to,
  children,
  onClose,
}: Props) {
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id ?? '';
  const translate = useTranslate();
  const notifyPair = usePairNotify();
  const notifySaved = useSavedNotify();
  const showError = useErrorDialog();
  const { attempt, question: proposing } = useProposing();
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt(perform),
    onSuccess: (outcome) => {
      if (outcome === 'proposed') return;
      notifySaved(done, { name: subject, to });
      focusRow(action, id);
    },
    onError: (error) => {
      if (changesToPropose(error)) return;
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
    notifyPair(DECLINED, 'info');
  };
  if (proposing) return proposing;
  return (
    <RowQuestion
      question={question}
      subject={subject}
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
