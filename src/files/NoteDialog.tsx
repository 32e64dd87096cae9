import { ResourceContextProvider, useCreate, useNotify, useTranslate, useUpdate } from 'react-admin';
import { noteFields } from '../../domain/notes';
import type { Note } from '../dataProvider/files';
import { useChangedFile } from '../dataProvider/useChangedFile';
import { FormDialog } from '../recordForms/FormDialog';
import { NoteInput } from './NoteInput';

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
  const notify = useNotify();
  const changed = useChangedFile();
  const [create] = useCreate();
  const [update] = useUpdate();
  return (
    <ResourceContextProvider value="notes">
      <FormDialog
        fields={noteFields}
        mode={note ? 'edit' : 'create'}
        start={note ?? { caseFilingId, ...(text && { text }) }}
        title={translate(note ? 'files.editNote' : 'files.addNote')}
        save={async (data) => {
          if (note) await update('notes', { id: note.id, data, previousData: note }, PLAIN);
          else await create('notes', { data }, { returnPromise: true });
        }}
        onSaved={() => {
          notify('files.noteSaved', { type: 'success' });
          changed();
          onClose();
        }}
        onClose={onClose}
        record={note}
      >
        <NoteInput />
      </FormDialog>
    </ResourceContextProvider>
  );
}

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;
