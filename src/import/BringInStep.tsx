import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { busyStates, type ImportState } from '../../domain/imports';
import { createImportCalls, type ImportBatch } from '../dataProvider/imports';
import { useCalls } from '../dataProvider/useCalls';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { Counts, Progress } from './Counts';
import { downloadRefused } from './refusedRows';
import { UndoButton } from './UndoButton';
import { useBatchActions, useImportedUrl } from './useBatch';
import { useColumnLabel } from './useImportFields';
import Link from '@mui/material/Link';
import { formatCount } from '../../domain/digits';

/** The states in which importing rows can begin or continue. */
const GOES_ON: ReadonlySet<ImportState> = new Set(['CHECKED', 'CANCELLED', 'UNDONE', 'FAILED']);

/** The progress while rows are imported, then the result. The server continues if the page is closed. */
export function BringInStep({ batch }: { batch: ImportBatch }) {
  const translate = useTranslate();
  const language = useLanguage();
  const showError = useErrorDialog();
  const calls = useCalls(createImportCalls);
  const label = useColumnLabel(batch);
  const { step } = useBatchActions(batch.id);
  const [isWriting, setWriting] = useState(false);
  const { state, counts, register } = batch;
  const isBusy = busyStates.includes(state);
  const wereIn = counts.done + counts.kept;
  // filtered to the import's own register, since importing filings also adds companies and time limits
  const cameIn = new URLSearchParams({ filter: JSON.stringify({ importId: String(batch.id), register }) });
  const download = async () => {
    setWriting(true);
    await downloadRefused(calls, batch, label, { translate, language }).catch((failure: Error) =>
      showError({ title: 'lists.export.failed', text: failure.message }),
    );
    setWriting(false);
  };
  return (
    <>
      <Box component="output" sx={{ display: 'block' }}>
        {isBusy && <Progress batch={batch} />}
      </Box>
      {!isBusy && (
        <Alert severity={state === 'DONE' ? 'success' : 'info'} sx={{ mb: 2 }}>
          {translate(`imports.run.${state === 'CHECKED' && wereIn > 0 ? 'mended' : state}`)}
        </Alert>
      )}
      <KeptByUndo batch={batch} />
      <Typography sx={{ mb: 2 }}>
        <Counts counts={counts} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {state === 'RUNNING' && (
          <Button variant="outlined" loading={step.isPending} onClick={() => step.mutate('cancel')}>
            {translate('imports.run.cancel')}
          </Button>
        )}
        {GOES_ON.has(state) && counts.ready > 0 && (
          <Button variant="contained" loading={step.isPending} onClick={() => step.mutate('run')}>
            {translate(state === 'UNDONE' ? 'imports.run.again' : 'imports.run.goOn')}
          </Button>
        )}
        {!isBusy && counts.done > 0 && (
          <Button variant="contained" component={RouterLink} to={`/activity?${cameIn}`}>
            {translate('imports.run.show')}
          </Button>
        )}
        {counts.refused + counts.undecided > 0 && !isBusy && (
          <Button variant="outlined" loading={isWriting} onClick={() => void download()}>
            {translate('imports.run.refused')}
          </Button>
        )}
        <UndoButton batch={batch} />
      </Box>
    </>
  );
}

/** Records that an undo has kept in the register, because somebody has changed or used them since. */
function KeptByUndo({ batch: { id, counts, left } }: { batch: ImportBatch }) {
  const translate = useTranslate();
  const urlOf = useImportedUrl();
  const language = useLanguage();
  if (!counts.kept && !left?.length) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {translate('imports.run.left')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {counts.kept > 0 && (
          <li>
            <Link component={RouterLink} to={`/import/${id}?step=check&rows=kept`}>
              {translate('imports.run.leftRows', {
                smart_count: counts.kept,
                rows: formatCount(counts.kept, language),
              })}
            </Link>
          </li>
        )}
        {left?.map(({ register, recordId, name }) => (
          <li key={`${register} ${recordId}`}>
            {translate(`resources.${register}.name`)}:{' '}
            <Link component={RouterLink} to={urlOf(register, recordId) ?? ''}>
              {name ?? recordId}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
