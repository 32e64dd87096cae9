import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useCloseNotification, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import type { HearingsMoved } from '../dataProvider/hearings';
import { useErrorDialog } from '../shell/ErrorDialog';
import { useChangedFile } from './useChangedFile';

/** Milliseconds. Longer than other toasts, since its button must be reached. */
const SHOWN_FOR = 30_000;

/** The most hearings named that an undo could not move back; more would fill the screen. */
const NAMED = 10;

/** Shows a toast after a move of hearings, with a button that undoes it. */
export function useMovedNotify() {
  const notify = useNotify();
  return (moved: HearingsMoved) =>
    notify(<MovedToast {...moved} />, { type: 'success', autoHideDuration: SHOWN_FOR });
}

function MovedToast({ moved, batch }: HearingsMoved) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const notify = useNotify();
  const showError = useErrorDialog();
  const changed = useChangedFile();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { mutate: undo, isPending } = useMutation({
    mutationFn: (id: number) => dataProvider.undoHearingMove(id),
    onSuccess: ({ moved: undone, kept }) => {
      const names = kept.map(({ id, name }) => name ?? String(id));
      const left = kept.length && [
        translate('diary.move.keptAfterUndo', { smart_count: kept.length }),
        [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])].join(', '),
      ];
      const parts = [translate('diary.move.undone', { smart_count: undone }), ...(left || [])];
      notify(parts.join(' '), { type: 'success' });
    },
    onError: (error) => showError({ title: 'diary.move.failed', text: error.message }),
    onSettled: () => {
      close();
      changed();
    },
  });
  return (
    <output style={{ display: 'block' }}>
      <Alert
        variant="filled"
        role="none"
        severity="success"
        action={
          <>
            {batch !== null && (
              <Button color="inherit" size="small" loading={isPending} onClick={() => undo(batch)}>
                {translate('diary.move.undo')}
              </Button>
            )}
            <Button color="inherit" size="small" onClick={close}>
              {translate('layout.close')}
            </Button>
          </>
        }
      >
        {translate('diary.move.done', { smart_count: moved })}
      </Alert>
    </output>
  );
}
