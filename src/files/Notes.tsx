import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { isAdministrator } from '../../domain/roles';
import { usePerson } from '../authProvider/useSession';
import type { FilePage, Note, Person } from '../dataProvider/files';
import { useLanguage } from '../i18n/useLanguage';
import { EntryButtons } from '../recordForms/EntryButtons';
import { useOpenDialog } from './FileDialogs';
import { Section } from '../page/Section';
import { notePartsOf } from '../../domain/mentions';

/** The notes of colleagues about a file, the newest first. */
export function Notes({ page: { notes } }: { page: FilePage }) {
  const translate = useTranslate();
  return (
    // the timeline has the notes, and is what is printed
    <Section heading={translate('files.notes')} isPrinted={false}>
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
  const open = useOpenDialog();
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          columnGap: 1,
        }}
      >
        <Box sx={{ flexGrow: 1, color: 'text.secondary', typography: 'body2' }}>
          {translate('files.noteBy', { by: by?.fullName ?? '—', at: instant })}
          {changed !== instant && ` (${translate('files.changedAt', { at: changed })})`}
        </Box>
        {isOwn && (
          <EntryButtons
            resource="notes"
            record={note}
            nameOf={(action) => translate('files.noteOf', { action, at: instant })}
            words={WORDS}
            mayDelete
            onEdit={() => open({ dialog: 'note', note })}
          />
        )}
      </Box>
    </Box>
  );
}

const WORDS = { question: 'files.deleteNote', deleted: 'files.noteDeleted' };

interface Props {
  text: string;
  /** The colleagues that the text names. */
  mentions: readonly Person[] | undefined;
}

/** A note's text, in which the named colleagues are marked; hovering over a name shows the full name. */
export const NotedText = ({ text, mentions }: Props) =>
  notePartsOf(text, mentions ?? []).map(({ text: part, person }, place) =>
    person ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same name may stand there twice
      <Box key={`${place} ${part}`} component="mark" title={person.fullName} sx={mark}>
        {part}
      </Box>
    ) : (
      part
    ),
  );

const mark = { bgcolor: 'transparent', color: 'primary.main', fontWeight: 600 };
