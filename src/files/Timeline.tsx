import type { Hearing, FilePage } from '../dataProvider/files';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayInDhaka, formatDay, type Day } from '../../domain/dates';
import { localDigits } from '../../domain/digits';
import { timelineKinds, type TimelineEntry, type TimelineKind } from '../../domain/timeline';
import { DayText } from '../fields/cells';
import { OVER_THE_PAGE } from '../papers/useOpenedPaper';
import { useProceedingName } from '../hearings/hearingNames';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { isOpen, DaysLeft, NotVerified, useLimitName } from '../limits/limitTexts';
import { Section } from '../page/Section';

interface Props {
  page: FilePage;
  /** Shows the file as it was at the end of this day; today by default. */
  asOf?: Day;
}

/**
 * What happened to a file by year, the newest first. On the file's page it leaves out what other sections say;
 * `asOf` shows everything, what is later than that day above a line.
 */
export function Timeline({ page, asOf }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [hidden, setHidden] = useState<readonly TimelineKind[]>([]);
  const today = asOf ?? dayInDhaka();
  const entries = asOf
    ? page.timeline
    : page.timeline.filter(({ kind, date }) => HAPPENINGS.has(kind) && date <= today);
  const shown = entries.filter(({ kind }) => !hidden.includes(kind));
  const ahead = shown.filter(({ date }) => date > today);
  const past = shown.filter(({ date }) => date <= today);
  const years = [...new Set(past.map(({ date }) => date.slice(0, 4)))];
  const kinds = timelineKinds.filter((kind) => entries.some((entry) => entry.kind === kind));
  const toggle = (kind: TimelineKind) =>
    setHidden(hidden.includes(kind) ? hidden.filter((each) => each !== kind) : [...hidden, kind]);
  return (
    <Section heading={translate('files.timeline')}>
      {entries.length > LONG && kinds.length > 1 && (
        <Box component="fieldset" aria-label={translate('files.show')} sx={filters}>
          {kinds.map((kind) => (
            <Chip
              key={kind}
              size="small"
              label={translate(`files.kinds.${kind}`)}
              variant={hidden.includes(kind) ? 'outlined' : 'filled'}
              color={hidden.includes(kind) ? 'default' : 'primary'}
              aria-pressed={!hidden.includes(kind)}
              onClick={() => toggle(kind)}
            />
          ))}
        </Box>
      )}
      {ahead.length > 0 && <Entries heading={translate('files.ahead')} entries={ahead} page={page} />}
      {asOf && (
        <Box sx={todaysLine}>{translate('history.asOfDay.dayLine', { day: formatDay(today, language) })}</Box>
      )}
      {years.map((year) => (
        <Entries
          key={year}
          heading={localDigits(year, language)}
          entries={past.filter(({ date }) => date.startsWith(year))}
          page={page}
        />
      ))}
      {entries.length === 0 && (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{translate('files.empty')}</Box>
      )}
    </Section>
  );
}

/** The kinds that no other section of the page shows, or only collapsed. */
const HAPPENINGS: ReadonlySet<TimelineKind> = new Set([
  'note',
  'paper',
  'interim',
  'hearing',
  'sent',
  'received',
]);

/** The most entries that are seen at a glance, without filters. */
const LONG = 12;

interface EntriesProps {
  heading: string;
  entries: TimelineEntry[];
  page: FilePage;
}

const Entries = ({ heading, entries, page }: EntriesProps) => (
  <>
    <Typography component="h3" variant="body2" sx={{ fontWeight: 600, color: 'text.secondary', mt: 1 }}>
      {heading}
    </Typography>
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Box
          key={[
            entry.kind,
            entry.proceedingId,
            entry.hearingId,
            entry.noteId,
            entry.limitId,
            entry.changeId,
            entry.movementId,
            entry.paperId,
          ].join()}
          component="li"
          sx={{ display: 'flex', gap: 1.5, py: 0.5, typography: 'body2' }}
        >
          <DayText day={entry.date} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <What entry={entry} page={page} />
          </Box>
        </Box>
      ))}
    </Box>
  </>
);

function What({ entry, page }: { entry: TimelineEntry; page: FilePage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useProceedingName();
  const limitName = useLimitName();
  const { kind, proceedingId, hearingId, noteId, limitId, paper, paperId, outcome, status, orders, volume } =
    entry;
  const place = nameIn(language, entry.place, entry.placeBn);
  const proceeding = page.proceedings.find(({ id }) => id === proceedingId);
  const hearing = page.hearings.find(({ id }) => id === hearingId);
  const note = page.notes.find(({ id }) => id === noteId);
  const limit = page.limits.find(({ id }) => id === limitId);
  const purpose = hearing?.purpose && hearing.purpose !== 'HEARING' ? hearing.purpose : null;
  return (
    <>
      <strong>
        {translate(limit?.state === 'DONE' ? 'files.limitDone' : `files.entries.${kind}`, { volume })}
      </strong>
      {place && <span> · {place}</span>}
      {paper && (
        <span>
          {' '}
          ·{' '}
          <Link component={RouterLink} to={`?paper=${paperId}`} state={OVER_THE_PAGE}>
            {[nameIn(language, paper.kindName, paper.kindNameBn), paper.name].filter(Boolean).join(', ')}
          </Link>
        </span>
      )}
      {purpose && <span> · {translate(`resources.hearings.choices.purpose.${purpose}`)}</span>}
      {limit && (
        <span>
          {' '}
          · {limitName(limit)}
          {/* the days left are counted to the last working day, not to the day of the entry */}
          {isOpen(limit) && limit.due && limit.due !== entry.date && (
            <>, {translate('limits.lastWorkingDay', { day: formatDay(limit.due, language) })}</>
          )}
          {isOpen(limit) && (
            <>
              , <DaysLeft limit={limit} /> <NotVerified limit={limit} onPaper />
            </>
          )}
        </span>
      )}
      {hearing && <Outcome hearing={hearing} />}
      {status && proceeding && (
        <span> · {translate(`resources.${proceeding.kind}.choices.status.${status}`, { _: status })}</span>
      )}
      {outcome && <span> · {translate(`files.outcomes.${outcome}`)}</span>}
      {proceeding && kind !== 'issued' && kind !== 'adjudicated' && (
        <Box sx={{ color: 'text.secondary' }}>
          {[nameOf(proceeding), hearing?.court].filter(Boolean).join(' · ')}
        </Box>
      )}
      {[
        note?.text,
        hearing?.resultNote,
        limit?.state === 'DONE' ? limit.doneMemo : null,
        ...(orders ?? []),
      ].map(
        (text) =>
          text && (
            <Box key={text} sx={{ whiteSpace: 'pre-wrap' }}>
              {text}
            </Box>
          ),
      )}
    </>
  );
}

/** A hearing's result, or a note that the result is missing. */
export function Outcome({ hearing: { result, isMissing } }: { hearing: Hearing }) {
  const translate = useTranslate();
  if (result) return <span> · {translate(`resources.hearings.choices.result.${result}`)}</span>;
  if (!isMissing) return null;
  return (
    <Box component="strong" sx={{ color: 'error.main' }}>
      {' '}
      · {translate('files.missing')}
    </Box>
  );
}

const filters = {
  m: 0,
  p: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  my: 0.5,
  displayPrint: 'none',
};

const todaysLine = {
  mt: 1,
  pt: 0.25,
  borderTop: 2,
  borderColor: 'primary.main',
  color: 'primary.main',
  fontWeight: 600,
  typography: 'body2',
};
