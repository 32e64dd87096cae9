import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/dates';
import type { Language } from '../i18n/catalogue';
import { useLanguage } from '../i18n/useLanguage';
import type { Difference } from './threeWayMerge';

interface Props {
  by?: string | undefined;
  at?: string | undefined;
  differences: readonly Difference[];
}

/** Who changed the record and when, how many fields differ, and what to do. */
export function StaleSummary({ by, at, differences }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const count = (changedBy: Difference['changedBy']) =>
    differences.filter((difference) => difference.changedBy === changedBy).length;
  return (
    <>
      <DialogContentText sx={{ mb: 1, color: 'text.primary' }}>
        {by && at
          ? translate('forms.stale.changed', { by, at: shownInstant(at, language) })
          : translate('forms.stale.changedByAnother')}
      </DialogContentText>
      {differences.length > 0 ? (
        <>
          <DialogContentText>
            {translate('forms.stale.counts', { both: count('both'), them: count('them'), me: count('me') })}
          </DialogContentText>
          <DialogContentText sx={{ mb: 1 }}>{translate('forms.stale.question')}</DialogContentText>
        </>
      ) : (
        <DialogContentText sx={{ mb: 1 }}>{translate('forms.stale.same')}</DialogContentText>
      )}
    </>
  );
}

/** An ISO instant as text; any other text stays as the server wrote it. */
const shownInstant = (at: string, language: Language) =>
  Number.isNaN(Date.parse(at)) ? at : formatInstant(at, language);
