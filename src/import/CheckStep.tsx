import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../domain/digits';
import { busyStates, DAYS_UNSENT, type ImportRow, type ImportRowState } from '../../domain/imports';
import { formatTaka } from '../../domain/taka';
import type { ImportBatch } from '../dataProvider/imports';
import { LeaveDialog } from '../inputs/LeaveDialog';
import { useLanguage } from '../i18n/useLanguage';
import { Progress } from './Counts';
import { useDraft } from './draft';
import type { Unsaved } from './MendRow';
import { Rows } from './Rows';
import { useBatchActions } from './useBatch';
import { useNearbyFocus } from './useNearbyFocus';

const SHOWN = [
  'refused',
  'undecided',
  'ready',
  'skipped',
  'done',
  'kept',
] as const satisfies ImportRowState[];

/** An import of at most this many rows is checked again automatically, which takes a second or two. */
const CHECKED_UNASKED = 2_000;

/** The rows by the result of the check: those to correct, those that need a decision, and those ready to import. */
export function CheckStep({ batch }: { batch: ImportBatch }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const area = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLElement>(null);
  useNearbyFocus(area);
  const [unsaved] = useState(() => new Map<number, Unsaved>());
  const [saved, setSaved] = useState<ImportRow | null>(null);
  const {
    step: { mutate, isPending },
  } = useBatchActions(batch.id);
  const { counts, state, total } = batch;
  const isCheapToCheck = mayFitNow(batch) && state === 'CHECKED' && total <= CHECKED_UNASKED;
  useEffect(() => {
    if (!isCheapToCheck) return undefined;
    // delayed, because after a row was saved the focus still has to move from the removed button to a field
    const check = setTimeout(() => {
      // not while somebody is correcting rows, because the rows must keep their places until that is done
      const isMending = unsaved.size > 0 || area.current?.querySelector('[data-row]:focus-within');
      if (!isMending) mutate('check');
    });
    return () => clearTimeout(check);
  }, [isCheapToCheck, unsaved, mutate]);
  if (state === 'RECEIVING') return <NotSent {...batch} />;
  const states = SHOWN.filter((each) => counts[each] > 0);
  const wanted = states.find((each) => each === query.get('rows')) ?? states[0];
  const show = (each: ImportRowState) =>
    setQuery((given) => {
      given.set('rows', each);
      given.delete('page');
      return given;
    });
  return (
    <Box ref={area}>
      {state === 'FAILED' && (
        <Alert severity="error" role="alert">
          {translate('imports.check.failed')}
        </Alert>
      )}
      {mayFitNow(batch) && !isPending && <Alert severity="info">{translate('imports.check.outdated')}</Alert>}
      {batch.paidTwice && (
        <Alert severity="warning">
          {translate('imports.check.paidTwice', {
            smart_count: batch.paidTwice.files,
            count: formatCount(batch.paidTwice.files, language),
            amount: formatTaka(batch.paidTwice.amount, language),
          })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', my: 1.5 }}>
        <Box component="output" ref={status} tabIndex={-1} sx={{ flexGrow: 1 }}>
          {state === 'CHECKING' ? <Progress batch={batch} /> : <Found batch={batch} saved={saved} />}
        </Box>
        <Actions
          batch={batch}
          unsaved={unsaved}
          onCheck={() => {
            setSaved(null);
            // the button is disabled or removed, depending on how long the check takes
            status.current?.focus();
          }}
        />
      </Box>
      {wanted && (
        <>
          <Tabs
            value={wanted}
            variant="scrollable"
            scrollButtons="auto"
            aria-label={translate('imports.check.states')}
            onChange={(_, each: ImportRowState) => show(each)}
          >
            {states.map((each) => (
              <Tab
                key={each}
                value={each}
                label={translate(`imports.counts.${each}`, { count: formatCount(counts[each], language) })}
              />
            ))}
          </Tabs>
          <Rows key={wanted} batch={batch} state={wanted} unsaved={unsaved} onSaved={setSaved} />
        </>
      )}
    </Box>
  );
}

/**
 * Shown while not all rows have been sent. They are sent again from the step of the columns in the tab that
 * has the file; elsewhere the file must be chosen again.
 */
function NotSent({ id, register }: ImportBatch) {
  const translate = useTranslate();
  const language = useLanguage();
  const isHere = useDraft()?.sent?.id === id;
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          size="small"
          component={RouterLink}
          to={`/import/new?register=${register}&step=${isHere ? 'columns' : 'file'}`}
        >
          {translate(isHere ? 'imports.check.sendAgain' : 'imports.file.choose')}
        </Button>
      }
    >
      {isHere
        ? translate('imports.check.notSent')
        : translate('imports.check.notSentHere', { days: formatCount(DAYS_UNSENT, language) })}
    </Alert>
  );
}

/** Shows the result of the check, and what became of the row that was saved last. */
function Found({ batch, saved }: { batch: ImportBatch; saved: ImportRow | null }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { ready, refused, undecided } = batch.counts;
  return (
    <>
      {translate(`imports.check.${found(batch)}`, {
        ready: formatCount(ready, language),
        rest: formatCount(refused + undecided, language),
      })}
      {saved && saved.state !== 'received' && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {translate('imports.check.saved', {
            line: formatCount(saved.line, language),
            state: translate(`imports.states.${saved.state}`),
          })}
        </Box>
      )}
    </>
  );
}

interface ActionsProps {
  batch: ImportBatch;
  unsaved: ReadonlyMap<number, Unsaved>;
  onCheck: () => void;
}

/** Buttons that check the rows again, because the register may have changed, or import those that are ready. */
function Actions({ batch, unsaved, onCheck }: ActionsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const { step } = useBatchActions(batch.id);
  const [isAsking, setAsking] = useState(false);
  const { counts, state, total, id } = batch;
  if (busyStates.includes(state)) return null;
  const canRun =
    (state === 'CHECKED' || state === 'CANCELLED') && counts.ready > 0 && uncheckedIn(batch) === 0;
  const run = () => {
    setAsking(false);
    step.mutate('run', { onSuccess: () => void navigate(`/import/${id}?step=run`) });
  };
  const check = () => {
    onCheck();
    step.mutate('check');
  };
  return (
    <>
      {total > counts.done + counts.kept && (
        <Button
          variant={mayFitNow(batch) ? 'contained' : 'outlined'}
          loading={step.isPending && step.variables === 'check'}
          onClick={check}
        >
          {translate('imports.check.again')}
        </Button>
      )}
      {canRun && (
        <Button
          variant="contained"
          loading={step.isPending && step.variables === 'run'}
          onClick={() => (unsaved.size > 0 ? setAsking(true) : run())}
        >
          {translate('imports.check.run', {
            smart_count: counts.ready,
            count: formatCount(counts.ready, language),
          })}
        </Button>
      )}
      {isAsking && (
        <LeaveDialog words="imports.check.unsaved" onStay={() => setAsking(false)} onLeave={run} />
      )}
    </>
  );
}

/** Whether a new check may find that more rows fit. */
const mayFitNow = ({ isOutdated, state, counts }: ImportBatch): boolean =>
  isOutdated === true && !busyStates.includes(state) && counts.refused + counts.undecided > 0;

/** Rows that a stopped check has not reached. */
const uncheckedIn = ({ counts, total }: ImportBatch): number =>
  total - SHOWN.reduce((sum, state) => sum + counts[state], 0);

/** The result of the check, as a key of the catalogue. */
function found(batch: ImportBatch): 'unchecked' | 'all' | 'new' | 'some' | 'none' | 'in' {
  const { ready, refused, undecided, skipped, done } = batch.counts;
  if (uncheckedIn(batch) > 0) return 'unchecked';
  if (refused + undecided > 0) return 'some';
  if (ready > 0) return skipped > 0 ? 'new' : 'all';
  return done > 0 ? 'in' : 'none';
}
