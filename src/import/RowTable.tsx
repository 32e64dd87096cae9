import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import type { ImportRow } from '../../domain/imports';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';
import { shownCell } from './shownCell';
import { useFieldLabel } from './useImportFields';

/** Rows with all that was brought in of them. */
export function RowTable({ batch, rows }: { batch: ImportBatch; rows: readonly ImportRow[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = useFieldLabel(batch.register);
  const fields = [
    ...new Set([
      ...batch.layout.columns.map(({ field }) => field),
      ...Object.keys(batch.layout.values ?? {}),
    ]),
  ];
  return (
    <Box component="section" tabIndex={0} aria-label={translate('imports.check.table')} sx={scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('imports.check.line')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {label(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{formatCount(row.line, language)}</th>
              {fields.map((field) => (
                <td key={field}>{shownCell(batch.layout, row, field)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const scroll = {
  overflow: 'auto',
  maxHeight: '70vh',
  mt: 1.5,
  border: 1,
  borderColor: 'divider',
  '& table': { borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& td, & th': {
    borderBottom: 1,
    borderColor: 'divider',
    px: 1,
    py: 0.5,
    maxWidth: '16rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
  },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper' },
};
