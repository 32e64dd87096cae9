import { useErrorDialog } from '../page/ErrorDialog';
import { useProposing } from '../list/rowActions/useProposing';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { refusalLinks } from '../list/rowActions/refusalLinks';
import { isAnythingUnsaved } from '../inputs/unsaved';
import { refusedBy } from '../inputs/submission';
import type { CasebookDataProvider } from '../dataProvider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import AsItWasIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import { useLanguage } from '../i18n/useLanguage';
import { AsItWas } from './AsItWas';
import { type Change } from '../dataProvider/history';
import { changesToPropose } from '../dataProvider/proposable';
import { ChangeEntries } from './ChangeEntries';

interface Props {
  register: string;
  id: number;
  /** Called when an older version was restored. */
  onRestored: () => void;
}

/** Every change of a record, the newest first, with buttons to view and to restore the earlier states. */
export const RecordHistory = ({ register, id, onRestored }: Props) => (
  <ChangeEntries filter={{ register, recordId: id }} actions={versionActions(onRestored)} />
);

/** Renders the buttons that view and restore an earlier state. */
export const versionActions = (onRestored: () => void) => (change: Change, newest: Change) =>
  change !== newest &&
  change.action !== 'delete' && <Actions change={change} newest={newest} onRestored={onRestored} />;

interface ActionsProps {
  change: Change;
  /** The record's last change, whose state is the present one. */
  newest: Change;
  onRestored: () => void;
}

function Actions({ change, newest, onRestored }: ActionsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const mayEdit = isShown(usePerson()?.authorities ?? [], 'edit', change.register);
  const restore = mayEdit && newest.action !== 'delete' && (
    <RestoreVersion
      change={change}
      version={newest.version}
      onRestored={() => {
        setOpen(false);
        onRestored();
      }}
    />
  );
  return (
    <>
      <Button
        size="small"
        startIcon={<AsItWasIcon />}
        aria-label={translate('history.asItWas.of', { at: formatInstant(change.at, language) })}
        onClick={() => setOpen(true)}
      >
        {translate('history.asItWas.action')}
      </Button>
      {restore}
      {isOpen && <AsItWas change={change} newest={newest} action={restore} onClose={() => setOpen(false)} />}
    </>
  );
}

interface RestoreProps {
  change: Change;
  /** The version that the person saw, which the restored one replaces. */
  version: number | null;
  onRestored: () => void;
}

/** Saves an older version of a record again, as a new change, after a confirmation. */
function RestoreVersion({ change, version, onRestored }: RestoreProps) {
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
}: RestoreProps & { subject: string; onClose: () => void }) {
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
      if (changesToPropose(error) || refusedBy(error, []).isDeclined) return; // no error: the person was asked to confirm or to propose the change, and declined
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
