import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { saveFile } from '../spreadsheet/downloadSpreadsheet';
import { shownSize } from './shownSize';

interface Progress {
  received: number;
  estimate: number;
}

/** Downloads the whole register as one zip, which leaves with whoever leaves Casebook. */
export function TakeEverything() {
  const translate = useTranslate();
  const headingId = useId();
  const { progress, take, cancel } = useTaking();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ p: 2, mb: 3, maxWidth: '60rem' }}
    >
      <Typography id={headingId} component="h2" variant="h6">
        {translate('backups.take.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('backups.take.explained')}
      </Typography>
      {progress ? (
        <Received {...progress} onCancel={cancel} />
      ) : (
        <Button variant="outlined" onClick={() => void take()}>
          {translate('backups.take.action')}
        </Button>
      )}
    </Paper>
  );
}

function useTaking() {
  const provider = useDataProvider<CasebookDataProvider>();
  const language = useLanguage();
  const notify = useNotify();
  const showError = useErrorDialog();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const take = async () => {
    const { signal } = (running.current = new AbortController());
    setProgress({ received: 0, estimate: 0 });
    try {
      const call = { query: { language }, signal };
      const onProgress = (received: number, headers: Headers) =>
        setProgress({ received, estimate: Number(headers.get('casebook-estimate')) });
      const { content, name } = await provider.file('/api/casebook/everything', call, onProgress);
      saveFile(content, name);
      notify('backups.take.done', { type: 'success' });
    } catch (error) {
      if (signal.aborted) notify('backups.take.cancelled', { type: 'info' });
      else showError({ title: 'backups.take.failed', text: (error as Error).message });
    }
    setProgress(undefined);
  };
  return { progress, take, cancel };
}

function Received({ received, estimate, onCancel }: Progress & { onCancel: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const sizes = { received: shownSize(received, language), estimate: shownSize(estimate, language) };
  return (
    <>
      <LinearProgress
        {...(estimate > 0 && { variant: 'determinate', value: Math.min(99, (100 * received) / estimate) })}
        aria-label={translate('backups.take.progress')}
        sx={{ maxWidth: '24rem', mb: 1 }}
      />
      <Typography variant="body2" sx={{ mb: 1 }}>
        {translate('backups.take.received', sizes)}
      </Typography>
      <Button variant="outlined" onClick={onCancel}>
        {translate('backups.take.cancel')}
      </Button>
    </>
  );
}
