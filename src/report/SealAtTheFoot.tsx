import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import { useNewestSeal } from '../history/useNewestSeal';
import { useLanguage } from '../i18n/useLanguage';

/**
 * The newest seal of the history. It is printed on reports, so that a copy exists outside the register, where
 * nobody can alter it.
 */
export function SealAtTheFoot() {
  const translate = useTranslate();
  const language = useLanguage();
  const seal = useNewestSeal();
  if (!seal) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {translate('history.seal.foot', { hash: seal.hash, at: formatInstant(seal.at, language) })}
    </Typography>
  );
}
