import DoneIcon from '@mui/icons-material/Check';
import ReplyIcon from '@mui/icons-material/Reply';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import type { NoteToMe } from '../../domain/today';
import type { CasebookDataProvider } from '../dataProvider';
import { NoteDialog } from '../files/NoteDialog';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { Line, Lines } from './Line';

/**
 * Notes that name the person or answer one of the person's notes. Each of them can be answered by a note
 * about the same file, or put aside.
 */
export function NoteLines({ notes, count }: { notes: readonly NoteToMe[]; count: number }) {
  const translate = useTranslate();
  const [answering, setAnswering] = useState<NoteToMe | null>(null);
  return (
    <>
      <Lines heading={translate('today.notes')} count={count}>
        {notes.map((note) => (
          <NoteLine key={note.id} note={note} onAnswer={() => setAnswering(note)} />
        ))}
      </Lines>
      {answering && (
        <NoteDialog
          caseFilingId={answering.caseFilingId}
          text={`@${answering.by.userName} `}
          onClose={() => setAnswering(null)}
        />
      )}
    </>
  );
}

function NoteLine({ note, onAnswer }: { note: NoteToMe; onAnswer: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { id, caseFilingId, nothiNumber, text, by, at } = note;
  const { call } = useDataProvider<CasebookDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const showError = useErrorDialog();
  const done = useMutation({
    mutationFn: () => call(`/api/casebook/notes/${id}/done`, { method: 'POST' }),
    onSuccess: () => {
      notify('today.noteDone', { type: 'success' });
      document.getElementById('page-title')?.focus(); // the pressed button disappears with its line
    },
    onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
    onSettled: () => void queries.invalidateQueries(),
  });
  const labelled = (action: string) => ({
    'aria-label': translate('lists.rowAction', { action: translate(action), record: nothiNumber }),
    children: translate(action),
  });
  return (
    <Line
      file={{ id: caseFilingId, number: nothiNumber }}
      text={
        <>
          <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>
          <br />
          {by.fullName}, {formatInstant(at, language)}
        </>
      }
      actions={
        <>
          <Button size="small" startIcon={<ReplyIcon />} onClick={onAnswer} {...labelled('today.answer')} />
          <Button
            size="small"
            startIcon={<DoneIcon />}
            loading={done.isPending}
            onClick={() => done.mutate()}
            {...labelled('today.done')}
          />
        </>
      }
    />
  );
}
