import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import type { PaperTable } from '@casebook/xlsx-writer';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorDialog } from '../page/ErrorDialog';
import { loadEngine } from './loadEngine';

interface Props {
  /** A key of the catalogue. */
  label: string;
  file: string;
  /** Makes the tables of the spreadsheet; undefined while there is nothing to download. */
  tables: (() => readonly PaperTable[]) | undefined;
}

/** Downloads the displayed figures as a spreadsheet. */
export function DownloadTables({ label, file, tables }: Props) {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (!tables || busy) return;
    setBusy(true);
    try {
      const { downloadTable } = await loadEngine();
      await downloadTable(file, ...tables());
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
      disabled={!tables}
      aria-disabled={busy}
      onClick={() => void download()}
      sx={{ displayPrint: 'none' }}
    >
      {translate(busy ? 'lists.export.busy' : label)}
    </Button>
  );
}
