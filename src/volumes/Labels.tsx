import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { QrCode } from '../page/QrCode';
import { formatCount } from '../../domain/digits';
import type { CasebookDataProvider } from '../dataProvider';
import { useLanguage } from '../i18n/useLanguage';
import { CloseButton } from '../page/ModalDialog';
import { PrintButton } from '../page/PrintButton';
import { filesNamedQuery } from './namedFiles';

/** Sheets of labels of 70 by 37 mm, three in a row and eight rows on A4. */
const ON_SHEET = 24;

/** Labels of files, to be printed from the first free place of a sheet on. */
export function Labels({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const { call } = useDataProvider<CasebookDataProvider>();
  const [first, setFirst] = useState(1);
  const { data } = useQuery(filesNamedQuery(call, { ids }));
  const labels = data?.files ?? [];
  useEffect(() => {
    const report = () => {
      const body = { caseFilingIds: ids };
      // printing does not wait for a server that cannot be reached
      void call('/api/casebook/files/labelled', { method: 'POST', body }).catch(() => {});
    };
    window.addEventListener('beforeprint', report);
    return () => window.removeEventListener('beforeprint', report);
  }, [call, ids]);
  const places = [...Array.from({ length: first - 1 }, () => null), ...labels];
  const sheets = Array.from({ length: Math.ceil(places.length / ON_SHEET) }, (_, sheet) =>
    places.slice(sheet * ON_SHEET, (sheet + 1) * ON_SHEET),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} sx={{ displayPrint: 'none' }}>
        {translate('volumes.labels.title')}
      </DialogTitle>
      <DialogContent dividers tabIndex={0} data-labels>
        <TextField
          select
          value={first}
          onChange={({ target }) => setFirst(Number(target.value))}
          label={translate('volumes.labels.first')}
          helperText={translate('volumes.labels.hint')}
          sx={{ mb: 2, minWidth: '16rem', displayPrint: 'none' }}
        >
          {Array.from({ length: ON_SHEET }, (_, place) => (
            <MenuItem key={place} value={place + 1}>
              {formatCount(place + 1, language)}
            </MenuItem>
          ))}
        </TextField>
        {sheets.map((sheet, at) => (
          // a sheet has no identity but its place
          // oxlint-disable-next-line react/no-array-index-key
          <Box key={at} component="ol" sx={sheetStyle}>
            {sheet.map((file, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Box key={place} component="li" aria-hidden={file === null}>
                {file && (
                  <>
                    <QrCode text={file.url} />
                    <div>
                      <strong>{file.nothiNumber}</strong>
                      <span>{file.companyName}</span>
                    </div>
                  </>
                )}
              </Box>
            ))}
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <CloseButton onClick={onClose} />
        <PrintButton variant="contained" disabled={labels.length === 0} />
      </DialogActions>
    </Dialog>
  );
}

/** A QR code as one path, a unit for each module, with the quiet margin that readers need. */

const sheetStyle = {
  listStyle: 'none',
  m: 0,
  mb: 2,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '2mm',
    height: '37mm',
    p: '2mm',
    boxSizing: 'border-box',
    outline: '1px dashed',
    outlineColor: 'divider',
    overflow: 'hidden',
  },
  '& svg': { flex: 'none', height: { xs: '14mm', sm: '32mm' } },
  '& div': { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  '& span': { typography: 'caption', maxHeight: '3lh', overflow: 'hidden' },
  '@media print': {
    mb: 0,
    gridTemplateColumns: 'repeat(3, 70mm)',
    breakAfter: 'page',
    '&:last-of-type': { breakAfter: 'auto' },
    '& li': { outline: 0 },
    '& svg': { height: '32mm' },
  },
};
