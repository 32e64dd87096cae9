import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** A filter's or selector's value as text, for print. */
export function PaperFact({ name, value }: { name: string; value: string | undefined }) {
  const translate = useTranslate();
  if (!value) return null;
  return (
    <Typography component="span" sx={onPaperAlone}>
      {translate('drillDownFilters.chip', { filter: name, value })}
    </Typography>
  );
}

/** Style of a line that appears only in print. */
export const onPaperAlone = {
  display: 'none',
  displayPrint: 'block',
  fontSize: '9pt',
  overflowWrap: 'anywhere',
};
