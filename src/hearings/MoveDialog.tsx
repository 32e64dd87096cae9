import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  HttpError,
  ResourceContextProvider,
  useDataProvider,
  useNotify,
  useTranslate,
  useStore,
} from 'react-admin';
import { dayInDhaka, type Day, formatDay } from '../../domain/dates';
import { date, text, withEmpty } from '../../domain/fields';
import type { CasebookDataProvider } from '../dataProvider';
import type { Hearing } from '../dataProvider/files';
import type { HearingMove, HearingsMoved } from '../dataProvider/hearings';
import { RecordForm } from '../inputs/RecordForm';
import { useErrorDialog } from '../page/ErrorDialog';
import { SittingDayInput } from './SittingDayInput';
import { SuggestedInput } from './SuggestedInput';
import { useChangedFile } from '../dataProvider/useCalls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../i18n/useLanguage';

const fields = { date: date({ future: true }), court: text(), lawOfficer: text() };

interface Props {
  /** The ids of the hearings that were chosen one by one, or the filter of all that are shown. */
  which: Pick<HearingMove, 'ids' | 'filter'>;
  /** How many hearings match the filter. */
  total: number;
  /** The hearings of the page: their kinds of courts determine the sitting days. */
  hearings: readonly Hearing[];
  onClose: () => void;
}

/** Gives many hearings another day, court or law officer; it first shows the effects, then makes the change. */
export function MoveDialog({ which: asked, total, hearings, onClose }: Props) {
  // fixed when the dialog opens, because the list deselects a hearing that a colleague moves to another day
  const [which] = useState(asked);
  const translate = useTranslate();
  const id = useId();
  const showError = useErrorDialog();
  const notify = useNotify();
  const [, setLastMove] = useLastMove();
  const changed = useChangedFile();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const [values, setValues] = useState(() => withEmpty(fields));
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isNothing, setNothing] = useState(false);

  const fail = (error: Error) => showError({ title: 'diary.move.failed', text: error.message });
  const look = async (set: HearingMove['set'], note?: string) =>
    setPreview({ ...(await dataProvider.moveHearings({ ...which, set, dryRun: true })), set, note });
  const lookIfAny = async (typed: typeof values) => {
    const set = filled(typed);
    setValues(typed);
    setNothing(Object.keys(set).length === 0);
    if (Object.keys(set).length > 0) await look(set);
  };
  const { mutate: apply, isPending } = useMutation({
    mutationFn: ({ set, preview: seen }: Preview) =>
      dataProvider.moveHearings({ ...which, set, preview: seen }),
    onSuccess: ({ moved, batch }) => {
      // what can be undone is said by the line that undoes it
      if (batch === null) notify('diary.move.done', { type: 'success', messageArgs: { smart_count: moved } });
      else setLastMove({ batch, moved, on: dayInDhaka() });
      onClose();
      changed();
    },
    onError: async (error, { set }) => {
      if (!haveChanged(error)) return fail(error);
      changed();
      return look(set, error.message).catch(fail);
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('diary.move.title')}</DialogTitle>
      {preview ? (
        <>
          <DialogContent dividers>
            <MovePreview preview={preview} />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={() => setPreview(null)} disabled={isPending}>
              {translate('diary.move.back')}
            </Button>
            <Button
              autoFocus
              variant="contained"
              disabled={preview.moved === 0}
              loading={isPending}
              onClick={() => apply(preview)}
            >
              {translate('diary.move.apply')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <ResourceContextProvider value="hearings">
          <RecordForm
            fields={fields}
            mode="create"
            values={values}
            save={lookIfAny}
            onSaved={() => {}}
            onFailed={(message) => showError({ title: 'diary.move.failed', text: message })}
            guarded={false}
          >
            <DialogContent dividers>
              <DialogContentText sx={{ fontWeight: 600 }}>
                {which.ids
                  ? translate('diary.move.chosen', { count: which.ids.length })
                  : translate('diary.move.shown', { count: total })}
              </DialogContentText>
              <DialogContentText sx={{ mb: 2 }}>{translate('diary.move.explained')}</DialogContentText>
              <SittingDayInput
                source="date"
                field={fields.date}
                kind={hearings.map(({ kind }) => kind)}
                near={hearings[0]?.date}
              />
              <SuggestedInput source="court" />
              <SuggestedInput source="lawOfficer" />
              {isNothing && (
                <Alert severity="error" role="alert">
                  {translate('diary.move.nothing')}
                </Alert>
              )}
            </DialogContent>
            <DialogActions>
              <Button variant="outlined" onClick={onClose}>
                {translate('forms.cancel')}
              </Button>
              <Button type="submit" variant="contained">
                {translate('diary.move.preview')}
              </Button>
            </DialogActions>
          </RecordForm>
        </ResourceContextProvider>
      )}
    </Dialog>
  );
}

/** Whether the hearings have changed since the preview. */
const haveChanged = (error: Error) => error instanceof HttpError && error.body?.code === 'hearingsChanged';

/** Only the filled-in values; the others stay as they are. */
function filled(typed: { date: Day | null; court: string | null; lawOfficer: string | null }) {
  const entries = Object.entries(typed).filter(([, value]) => value);
  return Object.fromEntries(entries) as HearingMove['set'];
}

interface Preview extends HearingsMoved {
  set: HearingMove['set'];
  /** Why the preview was made again. */
  note?: string | undefined;
}

/** Shows how many hearings a move would change and to what, and which hearings stay and why. */
function MovePreview({ preview: { moved, kept, set, note } }: { preview: Preview }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      {note && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {note}
        </Alert>
      )}
      <Typography sx={{ fontWeight: 600 }}>
        {translate('diary.move.moves', { smart_count: moved })}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5 }}>
        {Object.entries(set).map(([name, value]) => (
          <li key={name}>
            {translate(`diary.move.fields.${name}`)}: {name === 'date' ? formatDay(value, language) : value}
          </li>
        ))}
      </Box>
      {kept.length > 0 && (
        <>
          <Typography>{translate('diary.move.kept', { smart_count: kept.length })}</Typography>
          <Box component="ul" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {kept.map(({ id, name, why }) => (
              <li key={id}>
                {name ?? id}: {translate(`diary.move.why.${why}`)}
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}

/** How many hearings a message names when an undo could not move them back; more names would fill the screen. */
const NAMED = 10;

interface Move {
  batch: number;
  moved: number;
  on: Day;
}

/** The user's last move of hearings on this device, until it is undone or dismissed. */
const useLastMove = () => useStore<Move | null>('preferences.hearings.lastMove', null);

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
