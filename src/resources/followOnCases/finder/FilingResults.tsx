import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { FOUND_AT_MOST } from '../../../dataProvider/findFilings';
import { SimilarLine } from '../../../list/SimilarLine';
import { WIDE } from '../../../inputs/FieldGrid';
import { fileNumberOf } from '../../caseFilings/caseFilingRecord';
import { FilingList } from './FilingList';
import type { FilingFinder } from './useFilingFinder';

/** The search's result, on screen and for screen readers, with the list if several were found. */
export function FilingResults({ finder }: { finder: FilingFinder }) {
  const { failure, found } = finder;
  return (
    <Box className={WIDE}>
      {/* Mounted before it has text, or a screen reader would not announce it. */}
      <Box component="output" sx={{ display: 'block' }}>
        <Outcome finder={finder} />
      </Box>
      {failure && <Failed failure={failure} onRetry={finder.retry} />}
      {found && found.length > 1 && <FilingList finder={finder} filings={found} />}
      <SimilarFilings finder={finder} />
    </Box>
  );
}

/** Shown below a search without a hit: filings with similar numbers. Choosing one searches for its number. */
function SimilarFilings({ finder: { search, found, submit } }: { finder: FilingFinder }) {
  if (!search || !('nothiNumber' in search) || found?.length !== 0) return null;
  const pick = ({ title }: { title: string }) => submit({ nothiNumber: title });
  return <SimilarLine kind="case-fillings" term={search.nothiNumber} found={[]} onPick={pick} />;
}

function Outcome({ finder: { search, found, filing } }: { finder: FilingFinder }) {
  const translate = useTranslate();
  if (!search || !found) return null;
  if (found.length === 0) {
    return (
      <Alert severity="warning" role="presentation" sx={{ mt: 1 }}>
        <AlertTitle>{translate('finder.none.title')}</AlertTitle>
        {translate('nothiNumber' in search ? 'finder.none.byFileNumber' : 'finder.none.byDate')}
      </Alert>
    );
  }
  const chosen = filing && translate('finder.chosen', { fileNumber: fileNumberOf(filing) });
  if (found.length === 1) return <span style={visuallyHidden}>{chosen}</span>;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {translate('finder.several', { count: found.length })}
      </Typography>
      {found.length >= FOUND_AT_MOST && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate('finder.mostShown', { count: found.length })}
        </Typography>
      )}
      <span style={visuallyHidden}>{chosen}</span>
    </>
  );
}

function Failed({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ mt: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('finder.retry')}
        </Button>
      }
    >
      <AlertTitle>{translate('finder.failed')}</AlertTitle>
      {translate(failure.message, { _: failure.message })}
    </Alert>
  );
}
