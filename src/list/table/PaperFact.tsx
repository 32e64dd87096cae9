import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** What a filter or selector is set to, in words: on paper, where there is nothing to choose. */
export function PaperFact({ name, value }: { name: string; value: string | undefined }) {
  const translate = useTranslate();
  if (!value) return null;
  return (
    <Typography component="span" sx={onPaperAlone}>
      {translate('drillDownFilters.chip', { filter: name, value })}
    </Typography>
  );
}

/** The look of a line that only paper shows. */
export const onPaperAlone = {
  display: 'none',
  displayPrint: 'block',
  fontSize: '9pt',
  overflowWrap: 'anywhere',
};
