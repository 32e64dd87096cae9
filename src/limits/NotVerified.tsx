import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Limit } from '../dataProvider/limits';

/** Marks a limit whose rule no legal officer has confirmed. */
export function NotVerified({ limit: { verified } }: { limit: Pick<Limit, 'verified'> }) {
  const translate = useTranslate();
  if (verified) return null;
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      label={translate('limits.notVerified')}
      title={translate('limits.notVerifiedWhy')}
      sx={{ height: '1.375rem', verticalAlign: 'baseline' }}
    />
  );
}
