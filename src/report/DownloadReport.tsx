import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SectionReport } from '../../domain/sectionSummary';
import { useErrorDialog } from '../page/ErrorDialog';
import { loadEngine } from '../spreadsheet/loadEngine';
import { reportTable } from './reportTable';

const FILE = 'Section_Wise_Case_Summary.xlsx';

interface Props {
  report: SectionReport | undefined;
  organisation: string;
}

/** Downloads the displayed figures as a spreadsheet. */
export function DownloadReport({ report, organisation }: Props) {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    if (!report || busy) return;
    setBusy(true);
    try {
      const { downloadTable } = await loadEngine();
      await downloadTable(FILE, reportTable(report, organisation, translate));
    } catch (failure) {
      showError({ title: 'lists.export.failed', text: (failure as Error).message });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={!report?.sections.length}
      aria-disabled={busy}
      onClick={() => void download()}
      sx={{ displayPrint: 'none' }}
    >
      {translate(busy ? 'lists.export.busy' : 'report.download')}
    </Button>
  );
}
