import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { isAdministrator } from '../../domain/roles';
import { useMay } from '../authProvider/useMay';
import { usePerson } from '../authProvider/useSession';
import type { FilePage, Note } from '../dataProvider/files';
import { useLanguage } from '../i18n/useLanguage';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { useErrorDialog } from '../shell/ErrorDialog';
import { useOpenDialog } from './FileDialogs';
import { NotedText } from './NotedText';
import { Section } from './Section';

/** What colleagues wrote about a file, the newest first. */
export function Notes({ page: { notes } }: { page: FilePage }) {
  const translate = useTranslate();
  const open = useOpenDialog();
  const mayAdd = useMay('create', 'notes');
  return (
    <Section
      heading={translate('files.notes')}
      action={
        mayAdd && (
          <Button startIcon={<AddIcon />} onClick={() => open({ dialog: 'note' })}>
            {translate('files.addNote')}
          </Button>
        )
      }
    >
      {notes.length === 0 && (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{translate('files.noNotes')}</Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notes.map((note) => (
          <NoteText key={note.id} note={note} />
        ))}
      </Box>
    </Section>
  );
}

function NoteText({ note }: { note: Note }) {
  const translate = useTranslate();
  const language = useLanguage();
  const person = usePerson();
  const { text, by, at, changedAt } = note;
  const instant = formatInstant(at, language);
  const changed = formatInstant(changedAt, language);
  const isOwn = by?.userName === person?.userName || isAdministrator(person?.authorities ?? []);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <NotedText text={text} mentions={note.mentions} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box sx={{ flexGrow: 1, color: 'text.secondary', typography: 'body2' }}>
          {translate('files.noteBy', { by: by?.fullName ?? '—', at: instant })}
          {changed !== instant && ` (${translate('files.changedAt', { at: changed })})`}
        </Box>
        {isOwn && <NoteButtons note={note} instant={instant} />}
      </Box>
    </Box>
  );
}

/** For the author and for administrators. */
function NoteButtons({ note, instant }: { note: Note; instant: string }) {
  const translate = useTranslate();
  const open = useOpenDialog();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.delete('notes', { id: note.id, previousData: note }),
    onSuccess: () => {
      notify('files.noteDeleted', { type: 'success' });
      void queries.invalidateQueries();
    },
    onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
    onSettled: () => setAsking(false),
  });
  const labelled = (action: string) => ({
    'aria-label': translate('files.noteOf', { action, at: instant }),
    children: action,
  });
  return (
    <>
      <Button
        size="small"
        startIcon={<EditIcon />}
        onClick={() => open({ dialog: 'note', note })}
        {...labelled(translate('forms.edit'))}
      />
      <Button
        size="small"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        {...labelled(translate('lists.delete'))}
      />
      {isAsking && (
        <RowQuestion
          question="files.deleteNote"
          final
          busy={isPending}
          onConfirm={() => mutate()}
          onDecline={() => setAsking(false)}
        />
      )}
    </>
  );
}
