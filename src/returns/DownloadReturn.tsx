import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Days } from '../../domain/returns/periods';
import type { Figures } from '../dataProvider/returns';
import { useErrorDialog } from '../page/ErrorDialog';
import { useOrganisation } from '../page/useOrganisation';
import { loadEngine } from '../spreadsheet/loadEngine';
import { useSectionName } from './figureWords';
import { returnSheets } from './returnSheets';

interface Props {
  title: string;
  days: Days;
  figures: Figures | undefined;
}

/** Downloads all figures as a spreadsheet: of the whole office, of its sections, and the money. */
export function DownloadReturn({ title, days: { from, to }, figures }: Props) {
  const translate = useTranslate();
  const sectionName = useSectionName();
  const issuer = useOrganisation();
  const showError = useErrorDialog();
  const [busy, setBusy] = useState(false);
  const download = async (shown: Figures) => {
    setBusy(true);
    try {
      const { downloadTable } = await loadEngine();
      await downloadTable(
        `Return ${from} to ${to}.xlsx`,
        ...returnSheets(shown, { title, issuer, translate, sectionName }),
      );
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
      disabled={!figures}
      aria-disabled={busy}
      onClick={() => figures && !busy && void download(figures)}
      sx={{ displayPrint: 'none' }}
    >
      {translate(busy ? 'lists.export.busy' : 'returns.download')}
    </Button>
  );
}
