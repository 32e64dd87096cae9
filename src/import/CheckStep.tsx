import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../domain/digits';
import type { ImportCounts, ImportRowState } from '../../domain/imports';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';
import { Progress } from './Counts';
import { Rows } from './Rows';
import { useBatchActions } from './useBatch';

const SHOWN = [
  'refused',
  'undecided',
  'ready',
  'skipped',
  'done',
  'kept',
] as const satisfies ImportRowState[];

/** The rows by what the check found: those to mend, those to decide, and those that can come in. */
export function CheckStep({ batch }: { batch: ImportBatch }) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { step } = useBatchActions(batch.id);
  const { counts, state, total, id } = batch;
  const checked = counts.ready + counts.undecided + counts.refused + counts.skipped;
  if (state === 'RECEIVING') {
    return (
      <Alert
        severity="warning"
        action={
          <Button
            color="inherit"
            size="small"
            component={RouterLink}
            to={`/import/new?register=${batch.register}&step=columns`}
          >
            {translate('imports.check.sendAgain')}
          </Button>
        }
      >
        {translate('imports.check.notSent')}
      </Alert>
    );
  }
  const states = SHOWN.filter((each) => counts[each] > 0);
  const wanted = states.find((each) => each === query.get('rows')) ?? states[0];
  const isChecking = state === 'CHECKING';
  const canRun = (state === 'CHECKED' || state === 'CANCELLED') && counts.ready > 0;
  const show = (each: ImportRowState) =>
    setQuery((given) => {
      given.set('rows', each);
      given.delete('page');
      return given;
    });
  return (
    <>
      {isChecking && <Progress done={checked} rows={total} name={translate('imports.check.busy')} />}
      {state === 'FAILED' && (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              size="small"
              loading={step.isPending}
              onClick={() => step.mutate('check')}
            >
              {translate('imports.check.again')}
            </Button>
          }
        >
          {translate('imports.check.failed')}
        </Alert>
      )}
      {!isChecking && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1.5 }}>
          <Box component="output" sx={{ flexGrow: 1 }}>
            {translate(`imports.check.${found(counts)}`, {
              ready: formatCount(counts.ready, language),
              rest: formatCount(counts.refused + counts.undecided, language),
            })}
          </Box>
          {canRun && (
            <Button
              variant="contained"
              loading={step.isPending}
              onClick={() => step.mutate('run', { onSuccess: () => void navigate(`/import/${id}?step=run`) })}
            >
              {translate('imports.check.run', {
                smart_count: counts.ready,
                count: formatCount(counts.ready, language),
              })}
            </Button>
          )}
        </Box>
      )}
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
          <Rows key={wanted} batch={batch} state={wanted} />
        </>
      )}
    </>
  );
}

/** The result of the check, as a key of the catalogue. */
function found({
  ready,
  refused,
  undecided,
  skipped,
  done,
}: ImportCounts): 'all' | 'new' | 'some' | 'none' | 'in' {
  if (refused + undecided > 0) return 'some';
  if (ready > 0) return skipped > 0 ? 'new' : 'all';
  return done > 0 ? 'in' : 'none';
}
