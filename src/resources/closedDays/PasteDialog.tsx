import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import { type ClosedDayKind, closedDayKinds, type ClosedDay } from '../../../domain/calendars';
import { dayInDhaka, formatDay } from '../../../domain/dates';
import { localDigits, toAsciiDigits } from '../../../domain/digits';
import { readGazette, type GazetteLine } from '../../../domain/gazette';
import type { CalendarRecord } from '../../calendars/useCalendars';
import type { CasebookDataProvider } from '../../dataProvider';
import { useLanguage } from '../../i18n/useLanguage';
import { LightSelect } from '../../inputs/LightSelect';
import { refusedBy } from '../../inputs/submission';
import { ModalDialog, scrollingContent } from '../../page/ModalDialog';
import { useErrorDialog } from '../../page/ErrorDialog';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { nameIn } from '../../i18n/nameIn';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

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
                />
                <TextField
                  label={translate('closedDays.paste.year')}
                  value={year}
                  onChange={({ target }) => setYear(target.value)}
                  slotProps={{
                    htmlInput: { inputMode: 'numeric', maxLength: 4 },
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

interface Props {
  calendars: readonly CalendarRecord[];
  /** Ids of the deselected calendars; initially none. */
  left: readonly number[];
  onChange: (left: readonly number[]) => void;
}

function CalendarChoices({ calendars, left, onChange }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <FormControl component="fieldset" sx={{ mb: 2 }}>
      <FormLabel component="legend">{translate('closedDays.paste.calendars')}</FormLabel>
      <FormGroup row>
        {calendars.map(({ id, name, nameBn }) => (
          <FormControlLabel
            key={id}
            label={nameIn(language, name, nameBn)}
            control={
              <Checkbox
                size="small"
                checked={!left.includes(id)}
                onChange={(_event, on) => onChange(on ? left.filter((each) => each !== id) : [...left, id])}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

interface PastePreviewProps {
  lines: readonly GazetteLine[];
  /** The entries that are not taken, by their place in `lines`: a line may have several. */
  skipped: readonly number[];
  onSkip: (skipped: readonly number[]) => void;
  /** Kinds that were corrected, by place. */
  kinds: Readonly<Record<number, ClosedDayKind>>;
  onKind: (place: number, kind: ClosedDayKind) => void;
}

/**
 * The recognised lines of a pasted list, each of which can be skipped, and the lines that were not
 * recognised.
 */
function PastePreview({ lines, skipped, onSkip, kinds, onKind }: PastePreviewProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const read = lines
    .map((each, place) => ({ ...each, place }))
    .filter((each): each is typeof each & { entry: ClosedDay } => each.entry !== null);
  const unread = lines.filter(({ entry }) => entry === null);
  const number = (line: number) => localDigits(String(line), language);
  const column = (name: string) => translate(`closedDays.paste.columns.${name}`);
  const toggle = (place: number) =>
    onSkip(skipped.includes(place) ? skipped.filter((each) => each !== place) : [...skipped, place]);
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {translate('closedDays.paste.understood', { smart_count: read.length })}
      </Typography>
      {read.length > 0 && (
        <Box sx={style}>
          <table>
            <thead>
              <tr>
                {['line', 'days', 'name', 'kind'].map((name) => (
                  <th key={name} scope="col">
                    {column(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {read.map(({ line, place, entry: { from, to, name, nameBn, kind } }) => {
                const shown = nameIn(language, name, nameBn);
                return (
                  <tr key={place}>
                    <td>
                      <Checkbox
                        size="small"
                        checked={!skipped.includes(place)}
                        onChange={() => toggle(place)}
                        slotProps={{
                          input: {
                            'aria-label': translate('closedDays.paste.choose', { line, name: shown }),
                          },
                        }}
                      />
                      {number(line)}
                    </td>
                    <td>
                      {from === to
                        ? formatDay(from, language)
                        : translate('closedDays.paste.range', {
                            from: formatDay(from, language),
                            to: formatDay(to, language),
                          })}
                    </td>
                    <td>
                      {name}
                      {nameBn && nameBn !== name && <div>{nameBn}</div>}
                    </td>
                    <td>
                      <LightSelect
                        aria-label={`${column('kind')}: ${shown}`}
                        value={kinds[place] ?? kind}
                        onChange={({ target }) => onKind(place, target.value as ClosedDayKind)}
                      >
                        {closedDayKinds.map((each) => (
                          <option key={each} value={each}>
                            {translate(`resources.closed-days.choices.kind.${each}`)}
                          </option>
                        ))}
                      </LightSelect>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Box>
      )}
      {unread.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 2, color: 'warning.main' }}>
            {translate('closedDays.paste.unread', { smart_count: unread.length })}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
            {unread.map(({ line, text }) => (
              <li key={line}>
                {number(line)}: {text}
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}

const style = {
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', typography: 'body2' },
  '& :is(th, td)': { textAlign: 'left', px: 1, py: 0.25, borderBottom: 1, borderColor: 'divider' },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
};
