import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Hearing } from '../dataProvider/files';

/** A hearing's result, or a note that the result is missing. */
export function Outcome({ hearing: { result, isMissing } }: { hearing: Hearing }) {
  const translate = useTranslate();
  if (result) return <span> · {translate(`resources.hearings.choices.result.${result}`)}</span>;
  if (!isMissing) return null;
  return (
    <Box component="strong" sx={{ color: 'error.main' }}>
      {' '}
      · {translate('files.missing')}
    </Box>
  );
}
