import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../domain/digits';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';
import { useImportedUrl } from './recordAddress';

/** Records that an undo has kept in the register, because somebody has changed or used them since. */
export function KeptByUndo({ batch: { id, counts, left } }: { batch: ImportBatch }) {
  const translate = useTranslate();
  const urlOf = useImportedUrl();
  const language = useLanguage();
  if (!counts.kept && !left?.length) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {translate('imports.run.left')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {counts.kept > 0 && (
          <li>
            <Link component={RouterLink} to={`/import/${id}?step=check&rows=kept`}>
              {translate('imports.run.leftRows', {
                smart_count: counts.kept,
                rows: formatCount(counts.kept, language),
              })}
            </Link>
          </li>
        )}
        {left?.map(({ register, recordId, name }) => (
          <li key={`${register} ${recordId}`}>
            {translate(`resources.${register}.name`)}:{' '}
            <Link component={RouterLink} to={urlOf(register, recordId) ?? ''}>
              {name ?? recordId}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
