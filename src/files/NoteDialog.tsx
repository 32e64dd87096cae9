import { useTranslate, useGetList, useInput } from 'react-admin';
import { noteFields } from '../../domain/notes';
import type { Note, Person } from '../dataProvider/files';
import { EntryDialog } from '../recordForms/EntryDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { InputField } from '../inputs/InputField';

interface Props {
  caseFilingId: number;
  /** The note to edit; without one a note is added. */
  note?: Note | undefined;
  /** The initial text of a new note. */
  text?: string;
  onClose: () => void;
}

export function NoteDialog({ caseFilingId, note, text, onClose }: Props) {
  const translate = useTranslate();
  return (
    <EntryDialog
      resource="notes"
      fields={noteFields}
      record={note}
      start={note ?? { caseFilingId, ...(text && { text }) }}
      title={translate(note ? 'files.editNote' : 'files.addNote')}
      saved="files.noteSaved"
      onClose={onClose}
    >
      <NoteInput />
    </EntryDialog>
  );
}

/**
 * The text of a note. Typing `@` and the beginning of a name lists the colleagues with such names below the
 * input.
 */
function NoteInput() {
  const translate = useTranslate();
  const input = useInput({ source: 'text' });
  const [caret, setCaret] = useState<number | null>(null);
  const text = String(input.field.value ?? '');
  const before = text.slice(0, caret ?? text.length);
  const beginning = BEGINNING.exec(before)?.[1];
  const colleagues = useColleagues(beginning);
  const choose = ({ userName }: Person) => {
    const start = before.length - beginning!.length;
    const chosen = `${before.slice(0, start)}${userName} `;
    input.field.onChange(chosen + text.slice(before.length));
    const box = document.getElementById(input.id) as HTMLTextAreaElement | null;
    // after React has put the text into the input
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(chosen.length, chosen.length);
    });
  };
  return (
    <>
      <InputField
        source="text"
        input={input}
        required
        multiline
        minRows={2}
        hint={translate('files.nameHint')}
        onSelect={({ target }) => setCaret((target as HTMLTextAreaElement).selectionStart)}
      />
      {beginning !== undefined && colleagues.length > 0 && (
        <Box
          component="fieldset"
          aria-label={translate('files.colleagues')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, border: 0 }}
        >
          {colleagues.map((person) => (
            <Button key={person.id} size="small" variant="outlined" onClick={() => choose(person)} sx={NAME}>
              {person.fullName} (@{person.userName})
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

/** The beginning of a name, from `@` to the caret. */
const BEGINNING = /(?:^|[^\p{L}\p{M}\p{N}._-])@([\p{L}\p{M}\p{N}._-]*)$/u;

const NAME = { textTransform: 'none', overflowWrap: 'anywhere' };

function useColleagues(beginning: string | undefined): Person[] {
  const { data = [] } = useGetList<Person>(
    'people',
    { filter: { q: beginning }, pagination: { page: 1, perPage: 8 } },
    { enabled: beginning !== undefined, placeholderData: keepPreviousData },
  );
  return data;
}
