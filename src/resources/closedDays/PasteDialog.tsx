import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import type { ClosedDayKind } from '../../../domain/calendars';
import { dayInDhaka } from '../../../domain/dates';
import { localDigits, toAsciiDigits } from '../../../domain/digits';
import { readGazette } from '../../../domain/gazette';
import type { CalendarRecord } from '../../calendars/useCalendars';
import type { CasebookDataProvider } from '../../dataProvider';
import { useLanguage } from '../../i18n/useLanguage';
import { refusedBy } from '../../inputs/submission';
import { ModalDialog, scrollingContent } from '../../page/ModalDialog';
import { useErrorDialog } from '../../page/ErrorDialog';
import { CalendarChoices } from './CalendarChoices';
import { PastePreview } from './PastePreview';

/** Shows how a pasted list of holidays is read, then adds the entries to the chosen calendars. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const notify = useNotify();
  const showError = useErrorDialog();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { data: calendars = [] } = useGetList<CalendarRecord>('calendars', ALL);
  const [text, setText] = useState('');
  const [year, setYear] = useState(() => localDigits(dayInDhaka().slice(0, 4), language));
  const [left, setLeft] = useState<readonly number[]>([]);
  const [isPreviewed, setPreviewed] = useState(false);
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const [kinds, setKinds] = useState<Readonly<Record<number, ClosedDayKind>>>({});
  const lines = isPreviewed ? readGazette(text, Number(toAsciiDigits(year))) : [];
  const days = lines.flatMap(({ entry }, place) =>
    entry && !skipped.includes(place) ? { ...entry, kind: kinds[place] ?? entry.kind } : [],
  );
  const calendarIds = calendars.map(({ id }) => id).filter((id) => !left.includes(id));
  const isReady = days.length > 0 && calendarIds.length > 0;
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.addClosedDays({ calendarIds, days }),
    onSuccess: ({ added, same }) => {
      const words = same ? 'closedDays.paste.addedSome' : 'closedDays.paste.added';
      notify(words, { type: 'success', messageArgs: { smart_count: added, same } });
      void queries.invalidateQueries();
      onClose();
    },
    onError: (error) => {
      const { message, isDeclined } = refusedBy(error, []);
      if (!isDeclined) showError({ title: 'forms.failed', text: message });
    },
  });
  const preview = () => {
    const read = readGazette(text, Number(toAsciiDigits(year)));
    setSkipped(read.flatMap(({ isOptional }, place) => (isOptional ? place : [])));
    setKinds({});
    setPreviewed(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPreviewed) preview();
    else if (isReady && !isPending) mutate();
  };
  return (
    <ModalDialog onClose={onClose} aria-labelledby={titleId} sx={scrollingContent}>
      <DialogTitle id={titleId}>{translate('closedDays.paste.title')}</DialogTitle>
      <form onSubmit={submit}>
        <div>
          <DialogContent dividers>
            {isPreviewed ? (
              <>
                <CalendarChoices calendars={calendars} left={left} onChange={setLeft} />
                <PastePreview
                  lines={lines}
                  skipped={skipped}
                  onSkip={setSkipped}
                  kinds={kinds}
                  onKind={(place, kind) => setKinds({ ...kinds, [place]: kind })}
                />
              </>
            ) : (
              <>
                <DialogContentText sx={{ mb: 2 }}>
                  {translate('closedDays.paste.explained')}
                </DialogContentText>
                <TextField
                  autoFocus
                  multiline
                  fullWidth
                  minRows={10}
                  maxRows={24}
                  label={translate('closedDays.paste.text')}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                  slotProps={{ inputLabel: { shrink: true } }}
                />
                <TextField
                  label={translate('closedDays.paste.year')}
                  value={year}
                  onChange={({ target }) => setYear(target.value)}
                  slotProps={{
                    htmlInput: { inputMode: 'numeric', maxLength: 4 },
                    inputLabel: { shrink: true },
                  }}
                  sx={{ mt: 2 }}
                />
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} variant="outlined">
              {translate('forms.cancel')}
            </Button>
            {isPreviewed && (
              <Button onClick={() => setPreviewed(false)}>{translate('closedDays.paste.back')}</Button>
            )}
            <Button
              type="submit"
              variant="contained"
              disabled={isPreviewed ? !isReady : !text.trim()}
              loading={isPending}
            >
              {isPreviewed
                ? translate('closedDays.paste.add', { smart_count: days.length })
                : translate('closedDays.paste.preview')}
            </Button>
          </DialogActions>
        </div>
      </form>
    </ModalDialog>
  );
}

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } } as const;
