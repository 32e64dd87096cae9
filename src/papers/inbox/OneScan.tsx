import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { formatDay } from '../../../domain/dates';
import { useDownload } from '../../spreadsheet/useDownload';
import type { ScanTwin } from '../../../domain/scans';
import { createScanCalls, scanContent, type Scan } from '../../dataProvider/scans';
import { useCalls } from '../../dataProvider/useCalls';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';
import { useErrorDialog } from '../../page/ErrorDialog';
import { ErrorBox, WaitingRows } from '../../page/PageFrame';
import { ScanForm } from './ScanForm';
import { ScanPicture, usePictureAhead } from './ScanPicture';

const READ_AGAIN = 1500;

interface Props {
  id: number;
  /** The scan after it, which is fetched ahead. */
  next: Scan | undefined;
  onAttached: (paperId: number) => void;
  /** Called when the scan has left this list otherwise. */
  onDone: () => void;
  onSkip: (() => void) | undefined;
}

/** A scan: its page, and beside it where it goes. */
export function OneScan({ id, next, onAttached, onDone, onSkip }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const calls = useCalls(createScanCalls);
  const {
    data: scan,
    error,
    refetch,
  } = useGetOne<Scan>(
    'scans',
    { id },
    { refetchInterval: ({ state }) => (state.data?.isRead ? false : READ_AGAIN) },
  );
  useGetOne<Scan>('scans', { id: next?.id }, { enabled: next !== undefined, retry: false });
  usePictureAhead(next);
  const { download } = useDownload();
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: onDone,
    onError: (failure) => showError({ title: 'forms.failed', text: failure.message }),
  });
  if (error) return <ErrorBox error={error} onRetry={() => void refetch()} />;
  // what came with the list has no proposals yet
  if (!scan?.proposals) return <WaitingRows />;
  const setAside = () => act.mutate(() => calls.setScanAside(id, !scan.aside));
  return (
    <Box sx={columns}>
      <ScanPicture scan={scan} />
      <div>
        <Warnings scan={scan} onRemove={() => act.mutate(() => calls.removeScan(id))} />
        <Button startIcon={<DownloadIcon />} onClick={() => download(scanContent(id))} sx={{ mb: 1 }}>
          {translate('filePapers.viewer.download')}
        </Button>
        {!scan.isRead && <output>{translate('inbox.reading')}</output>}
        {scan.isRead && scan.type !== null && !scan.aside && (
          <ScanForm
            scan={scan}
            onAttached={(paper) => {
              notify('inbox.attached', { type: 'success', messageArgs: { file: String(paper.nothiNumber) } });
              onAttached(paper.id);
            }}
            onSkip={onSkip}
            onAside={setAside}
          />
        )}
        {(scan.aside || (scan.isRead && scan.type === null)) && (
          <Button variant="outlined" onClick={setAside}>
            {translate(scan.aside ? 'inbox.putBack' : 'inbox.aside')}
          </Button>
        )}
      </div>
    </Box>
  );
}

/** Why the scan cannot be read or attached, and whether a paper has it already. */
function Warnings({ scan: { refusal, fault, twin }, onRemove }: { scan: Scan; onRemove: () => void }) {
  const translate = useTranslate();
  return (
    <>
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {translate(`messages.${refusal}`)}
        </Alert>
      )}
      {fault && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate(`inbox.faults.${fault}`)}
        </Alert>
      )}
      {twin && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={onRemove}>
              {translate('inbox.remove')}
            </Button>
          }
        >
          <TwinText twin={twin} />
        </Alert>
      )}
    </>
  );
}

function TwinText({ twin: { nothiNumber, kindName, kindNameBn, date } }: { twin: ScanTwin }) {
  const translate = useTranslate();
  const language = useLanguage();
  const name = [nameIn(language, kindName, kindNameBn), date && formatDay(date, language)]
    .filter(Boolean)
    .join(', ');
  return translate('inbox.twin', { file: nothiNumber, name });
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(18rem, 2fr)' },
};
