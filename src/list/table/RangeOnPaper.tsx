import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { onPaperAlone } from './PaperFact';
import { useShownRange } from '../useShownRange';

/** On paper, says which rows of how many are printed, since a page may show only some. */
export function RangeOnPaper() {
  const translate = useTranslate();
  const language = useLanguage();
  const { from, to, total, totalText } = useShownRange();
  if (total === 0) return null;
  const shown = (number: number) => formatCount(number, language);
  return (
    <Typography sx={onPaperAlone}>
      {translate('lists.printedRange', { from: shown(from), to: shown(to), total: totalText })}
    </Typography>
  );
}
