import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useMay } from '../authProvider/permissions';
import { changesToPropose } from '../dataProvider/proposable';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { useDeletionReason } from '../list/rowActions/ReasonInput';
import { useProposing } from '../list/rowActions/useProposing';
import { useErrorDialog } from '../page/ErrorDialog';

interface Props {
  resource: string;
  record: RaRecord;
  /** The accessible name of a button, made of its action and the record. */
  nameOf: (action: string) => string;
  /** Catalogue keys of the question before a deletion, and of the toast after it. */
  words: { question: string; deleted: string };
  mayDelete: boolean;
  onEdit: () => void;
  onDeleted?: () => void;
}

/** Buttons that edit an entry of a file's page, and delete it after a confirmation. */
export function EntryButtons({ resource, record, nameOf, words, mayDelete, onEdit, onDeleted }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const [isAsking, setAsking] = useState(false);
  const { meta, input } = useDeletionReason();
  const [remove] = useDelete();
  const labelled = (action: string) => ({ 'aria-label': nameOf(action), children: action });
  const { attempt, question } = useProposing();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      attempt(() => remove(resource, { id: record.id, previousData: record, meta }, PESSIMISTIC)),
    onSuccess: (outcome) => {
      if (outcome === 'done') {
        notify(words.deleted, { type: 'success' });
        onDeleted?.();
      }
      // the file's page shows the entry too
      void queries.invalidateQueries();
    },
    onError: (error) => {
      if (!changesToPropose(error)) showError({ title: 'forms.failed', text: error.message });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <Button
          size="small"
          startIcon={<EditIcon />}
          onClick={onEdit}
          {...labelled(translate('forms.edit'))}
        />
        {mayDelete && (
          <Button
            size="small"
            startIcon={<DeleteIcon />}
            onClick={() => setAsking(true)}
            {...labelled(translate('lists.delete'))}
          />
        )}
      </Box>
      {question}
      {isAsking && !question && (
        <RowQuestion
          question={words.question}
          final
          busy={isPending}
          onConfirm={() => mutate()}
          onDecline={() => setAsking(false)}
        >
          {input}
        </RowQuestion>
      )}
    </>
  );
}

const PESSIMISTIC = { mutationMode: 'pessimistic', returnPromise: true } as const;

interface RecordButtonsProps extends Omit<Props, 'nameOf' | 'mayDelete' | 'words'> {
  /** What the record is called in the names of the buttons. */
  name: string;
  words?: Props['words'];
}

/** The same buttons for those who may edit records of this kind. */
export function RecordButtons({ resource, name, words, ...entry }: RecordButtonsProps) {
  const translate = useTranslate();
  const mayDelete = useMay('delete', resource);
  if (!useMay('edit', resource)) return null;
  return (
    <EntryButtons
      {...entry}
      resource={resource}
      nameOf={(action) => translate('lists.rowAction', { action, record: name })}
      words={
        words ?? {
          question: `resources.${resource}.deleteQuestion`,
          deleted: `resources.${resource}.deleted`,
        }
      }
      mayDelete={mayDelete}
    />
  );
}
