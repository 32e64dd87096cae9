import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import RestIcon from '@mui/icons-material/WbSunnyOutlined';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { plusDays } from '../../domain/dates';
import { BEFORE_ALL, formatLongDay } from '../../domain/diary';
import { dueAround, waitingOn, type Today } from '../../domain/today';
import type { CasebookDataProvider } from '../dataProvider';
import { inLanguage } from '../dataProvider/inbox';
import type { Hearing } from '../dataProvider/files';
import type { Limit } from '../dataProvider/limits';
import type { Proposal } from '../dataProvider/history';
import { useLanguage } from '../i18n/useLanguage';
import { limitsAddress } from '../limits/LimitToolbar';
import { PageFrame } from '../page/PageFrame';
import { TourOffer } from '../tour/TourOffer';
import { HearingLines } from './HearingLines';
import { LimitLines } from './LimitLines';
import { TaskLines } from './TaskLines';
import { LateLines } from './LateLines';
import { NoteLines } from './NoteLines';
import { ProposalLines } from './ProposalLines';
import { PaperLines } from './PaperLines';
import { StillLines } from './StillLines';

/** The person's tasks of today, each of which can be done in place. */
export function MyDay() {
  const translate = useTranslate();
  const language = useLanguage();
  const { call } = useDataProvider<CasebookDataProvider>();
  const query = useQuery({
    queryKey: ['today', language],
    queryFn: async ({ signal }) =>
      (await call('/api/casebook/today', { signal, headers: inLanguage() })) as Today<
        Hearing,
        Limit,
        Proposal
      >,
  });
  const title = translate('layout.menuGroups.today');
  return (
    <PageFrame title={title} breadcrumb={[{ label: title }]} query={query}>
      {query.data && (
        <>
          <Typography color="text.secondary" sx={{ mt: -1, mb: 2 }}>
            {formatLongDay(query.data.date, language)}
          </Typography>
          <TourOffer />
          {query.data.retention && (
            <Link component={RouterLink} to="/files/retention" sx={{ display: 'inline-block', mb: 2 }}>
              {translate('today.retention')}
            </Link>
          )}
          <Lines today={query.data} />
        </>
      )}
    </PageFrame>
  );
}

function Lines({
  today: { date, hearings, missing, limits, waiting, tasks, late, papers, still, notes, proposals, totals },
}: {
  today: Today<Hearing, Limit, Proposal>;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  // in a single column the limits come before the missing results, which may be months old
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const isNothing = [
    hearings,
    missing,
    limits,
    waiting,
    tasks ?? [],
    late ?? [],
    papers ?? [],
    still,
    notes,
    proposals,
  ].every((list) => list.length === 0);
  if (isNothing) return <NothingWaits />;
  const ofToday = hearings.filter((hearing) => hearing.date === date);
  const ofNext = hearings.filter((hearing) => hearing.date !== date);
  const nextDay = ofNext[0]?.date ?? date;
  const due = (
    <>
      <LimitLines
        heading={translate('resources.limits.name')}
        limits={limits}
        count={totals.limits}
        first="done"
        all={limitsAddress({ filter: dueAround(date) })}
      />
      <TaskLines tasks={tasks} count={totals.tasks} />
    </>
  );
  return (
    <Box sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        <HearingLines
          heading={translate('today.hearings')}
          hearings={ofToday}
          to={`/hearings?date=${date}&mine=true`}
          count={totals.hearings}
        />
        <HearingLines
          heading={
            nextDay === plusDays(date, 1)
              ? translate('today.tomorrow')
              : translate('today.next', { day: formatLongDay(nextDay, language) })
          }
          hearings={ofNext}
          to={`/hearings?date=${nextDay}&mine=true`}
          count={totals.next}
        />
        {isNarrow && due}
        <HearingLines
          heading={translate('today.missing')}
          hearings={missing}
          to={`/hearings?view=list&date=${BEFORE_ALL}&mine=true&result=missing`}
          count={totals.missing}
          withDate
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {!isNarrow && due}
        <LateLines movements={late} count={totals.late} />
        <ProposalLines proposals={proposals} count={totals.proposals} />
        <NoteLines notes={notes} count={totals.notes} />
        <LimitLines
          heading={translate('today.waiting')}
          limits={waiting}
          count={totals.waiting}
          first="days"
          all={limitsAddress({ filter: waitingOn(date) })}
        />
        <PaperLines orders={papers ?? []} today={date} count={papers ? totals.papers : 0} />
        <StillLines files={still} today={date} count={totals.still} />
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  columnGap: 3,
  alignItems: 'start',
};

/** Shown when there is no task: says so in a friendly way, and lists what would appear here. */
function NothingWaits() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: '36rem', mx: 'auto', px: 2, py: 6, textAlign: 'center' }}>
      <RestIcon color="primary" sx={{ fontSize: '3rem' }} aria-hidden />
      <Typography component="output" variant="h6" sx={{ display: 'block', mt: 1 }}>
        {translate('today.nothing')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 2 }}>
        {translate('today.nothingText')}
      </Typography>
      <Link component={RouterLink} to="/hearings">
        {translate('today.openDiary')}
      </Link>
    </Box>
  );
}
