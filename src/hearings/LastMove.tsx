import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify, useStore, useTranslate } from 'react-admin';
import { dayInDhaka, type Day } from '../../domain/dates';
import type { CasebookDataProvider } from '../dataProvider';
import { useErrorDialog } from '../page/ErrorDialog';
import { useChangedFile } from '../dataProvider/useChangedFile';

/** How many hearings a message names when an undo could not move them back; more names would fill the screen. */
const NAMED = 10;

interface Move {
  batch: number;
  moved: number;
  on: Day;
}

/** The user's last move of hearings on this device, until it is undone or dismissed. */
export const useLastMove = () => useStore<Move | null>('preferences.hearings.lastMove', null);

/** Says, until the next day, which hearings were moved last, with a button that undoes the move. */
export function LastMove() {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const changed = useChangedFile();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const [move, setMove] = useLastMove();
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
      setMove(null);
    },
    onError: (error) => {
      // undone already, for example in another tab
      if (error instanceof HttpError && error.status === 409) setMove(null);
      showError({ title: 'diary.move.failed', text: error.message });
    },
    onSettled: changed,
  });
  if (move?.on !== dayInDhaka()) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 1.5, py: 0, alignItems: 'center', displayPrint: 'none' }}
      action={
        <>
          <Button color="inherit" size="small" loading={isPending} onClick={() => undo(move.batch)}>
            {translate('diary.move.undo')}
          </Button>
          <Button color="inherit" size="small" onClick={() => setMove(null)}>
            {translate('layout.close')}
          </Button>
        </>
      }
    >
      {translate('diary.move.done', { smart_count: move.moved })}
    </Alert>
  );
}
