import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

export function PaperFact({ name, value }: { name: string; value: string | undefined }) {
  const translate = useTranslate();
  if (!value) return null;
  return (
    <Typography component="span" sx={onPaperAlone}>
      {translate('drillDownFilters.chip', { filter: name, value })}
    </Typography>
  );
}

export const onPaperAlone = {
  display: 'none',
  displayPrint: 'block',
  fontSize: '9pt',
  overflowWrap: 'anywhere',
};
