import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { readBijoy } from '../../domain/import/bijoy';
import { formatCount } from '../../domain/digits';
import { isToDecide } from '../../domain/importMessages';
import { importRegister } from '../../domain/imports';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';
import { errorText } from './errorText';
import { shortened } from './shortened';
import { useColumnLabel } from './useImportFields';

/**
 * Errors that several rows share, the most frequent first, because many refused rows often come from a few
 * mistakes.
 */
export function AlikeFaults({ batch, state }: { batch: ImportBatch; state: 'refused' | 'undecided' }) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = useColumnLabel(batch);
  const isBijoy = (field: string) =>
    batch.layout.columns.some((column) => column.field === field && column.reading === 'bijoy');
  const [number] = Object.keys(importRegister(batch.register)?.columns ?? {});
  const shown = (batch.alike ?? []).filter(
    ({ error, cell }) =>
      isToDecide(error) === (state === 'undecided') &&
      // not shown, because rows without a number need a different one each
      !(error.field === number && (cell ?? '') === ''),
  );
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="import-alike" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      <Typography id="import-alike" component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {translate('imports.check.alike')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem' }}>
        {shown.map(({ error, cell, rows }) => {
          const whole = String(cell ?? '');
          const text = shortened(whole);
          return (
            <li key={`${error.field} ${error.code} ${whole}`}>
              {translate('imports.check.alikeRows', {
                rows: formatCount(rows, language),
                field: label(error.field),
                cell: (isBijoy(error.field) ? readBijoy(text) : text) || translate('imports.columns.empty'),
                reason: errorText(error, translate, language),
              })}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
