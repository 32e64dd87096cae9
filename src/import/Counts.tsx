import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { countedStates } from '../../domain/imports';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';

/** The number of rows in each state, `42 ready · 3 refused`; states without rows are left out. */
export function Counts({ counts }: Pick<ImportBatch, 'counts'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = countedStates.filter((state) => counts[state] > 0);
  return (
    <>
      {shown
        .map((state) => translate(`imports.counts.${state}`, { count: formatCount(counts[state], language) }))
        .join(' · ')}
    </>
  );
}

/** The number of rows of the server's present step, and how many of them are done. */
function progressOf({ state, counts, total }: ImportBatch): { done: number; rows: number } {
  const { ready, undecided, refused, skipped, done, kept } = counts;
  if (state === 'CHECKING') {
    return { done: ready + undecided + refused + skipped, rows: total - done - kept };
  }
  return { done: state === 'UNDOING' ? ready + kept : done, rows: ready + kept + done };
}

/** A progress bar for the step that the server is working on. */
export function Progress({ batch }: { batch: ImportBatch }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { done, rows } = progressOf(batch);
  const name = translate(`imports.states.${batch.state}`);
  return (
    <Box sx={{ my: 1.5, maxWidth: '40rem' }}>
      <Typography>
        {name}{' '}
        {translate('imports.ofRows', {
          done: formatCount(done, language),
          rows: formatCount(rows, language),
        })}
      </Typography>
      <LinearProgress variant="determinate" value={rows ? (100 * done) / rows : 0} aria-label={name} />
    </Box>
  );
}
