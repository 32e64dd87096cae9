import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate, useDataProvider } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { offersQuery } from '../offered/useOffers';

interface Props extends Pick<ButtonProps, 'disabled' | 'variant'> {
  /** Shows the icon alone, where there is no room for the word. */
  isIcon?: boolean;
  /** What is done instead of printing the page. */
  onClick?: (() => void) | undefined;
}

export function PrintButton({ isIcon = false, onClick = printPage, ...look }: Props) {
  const label = useTranslate()('forms.print');
  if (isIcon)
    return (
      <Button onClick={onClick} aria-label={label} title={label} {...look} sx={iconOnly}>
        <PrintIcon fontSize="small" />
      </Button>
    );
  return (
    <Button startIcon={<PrintIcon />} onClick={onClick} {...look}>
      {label}
    </Button>
  );
}

const printPage = () => window.print();

/** An empty line of text makes it as high as the buttons beside it. */
const iconOnly = { minWidth: 0, px: 1, '&::before': { content: '"\\200b"' } };

/**
 * Tells the server that the file was printed, by the button or by the browser's own print command.
 * `caseFilingId` is undefined while no file is shown.
 */
export function useReportPrint(caseFilingId: number | undefined): void {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  // a layout effect, which runs before paint, because the file may be printed as soon as it is visible
  useLayoutEffect(() => {
    if (caseFilingId === undefined) return;
    const report = async () => {
      // a label is printed, which reports itself
      if (document.querySelector('[data-labels]')) return;
      if (await queryClient.ensureQueryData(offersQuery('events')))
        await dataProvider.create('events', { data: { kind: 'PRINT', caseFilingId } });
    };
    // printing does not wait for a server that cannot be reached
    const reportQuietly = () => void report().catch(() => {});
    window.addEventListener('beforeprint', reportQuietly);
    return () => window.removeEventListener('beforeprint', reportQuietly);
  }, [dataProvider, queryClient, caseFilingId]);
}
