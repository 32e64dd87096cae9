import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { countedStates } from '../../domain/imports';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';

/** `42 ready · 3 refused`; states without rows are left out. */
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

/** The server's progress over all rows. */
export function Progress({ done, rows, name }: { done: number; rows: number; name: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box component="output" sx={{ display: 'block', my: 1.5, maxWidth: '40rem' }}>
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
