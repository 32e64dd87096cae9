import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import type { CasebookDataProvider } from '../dataProvider';
import { useLanguage } from '../i18n/useLanguage';
import { changeToPropose, type Change } from '../dataProvider/history';
import { refusedBy } from '../inputs/submission';
import { isAnythingUnsaved } from '../inputs/unsaved';
import { refusalLinks } from '../list/rowActions/refusalLinks';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { useProposing } from '../list/rowActions/useProposing';
import { useErrorDialog } from '../page/ErrorDialog';

interface Props {
  change: Change;
  /** The version that the person saw, which the restored one replaces. */
  version: number | null;
  onRestored: () => void;
}

/** Saves an older version of a record again, as a new change, after a confirmation. */
export function RestoreVersion({ change, version, onRestored }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const at = formatInstant(change.at, useLanguage());
  return (
    <>
      <Button
        size="small"
        startIcon={<RestoreIcon />}
        aria-label={translate('history.restore.of', { at })}
        onClick={() => setAsking(true)}
      >
        {translate('history.restore.action')}
      </Button>
      {isAsking && (
        <Question
          change={change}
          version={version}
          subject={at}
          onRestored={onRestored}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Question({
  change,
  version,
  subject,
  onRestored,
  onClose,
}: Props & { subject: string; onClose: () => void }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const showError = useErrorDialog();
  const { register } = change;
  const { attempt, question: proposing } = useProposing();
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt(() => dataProvider.restoreChange(change, version)),
    onSuccess: (outcome) => {
      if (outcome === 'proposed') return;
      notify('history.restore.done', { type: 'success' });
      onRestored();
    },
    onError: (error) => {
      if (changeToPropose(error) || refusedBy(error, []).isDeclined) return; // no error: the person was asked to confirm or to propose the change, and declined
      showError({
        title: 'forms.failed',
        text: error.message,
        links: refusalLinks(error, { resource: register, rowName: subject, translate }),
      });
    },
    onSettled: () => {
      onClose();
      void queries.invalidateQueries({ queryKey: ['changes'] });
      void queries.invalidateQueries({ queryKey: [register] });
    },
  });
  if (proposing) return proposing;
  return (
    <RowQuestion
      title={translate('history.restore.title')}
      question={isAnythingUnsaved() ? 'history.restore.questionUnsaved' : 'history.restore.question'}
      subject={subject}
      final={false}
      busy={isPending}
      onConfirm={() => mutate()}
      onDecline={onClose}
    />
  );
}
