import MissingIcon from '@mui/icons-material/WarningAmber';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import type { HearingDay } from '../dataProvider/hearings';
import { useLanguage } from '../i18n/useLanguage';

interface Props {
  day: HearingDay | undefined;
  /** Numbers only, for narrow places that explain them elsewhere. */
  isShort?: boolean;
}

/** `8 hearings`, and below it how many of them lack a result that is due. */
export function DayCount({ day, isShort = false }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!day) return null;
  return (
    <Typography component="div" variant="caption">
      {isShort
        ? formatCount(day.hearings, language)
        : translate('diary.count', { smart_count: day.hearings })}
      {day.missing > 0 && (
        <Typography component="div" variant="caption" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {isShort ? (
            <>
              <MissingIcon sx={{ fontSize: '0.875rem', verticalAlign: 'text-bottom' }} />
              {formatCount(day.missing, language)}
            </>
          ) : (
            translate('diary.missingCount', { smart_count: day.missing })
          )}
        </Typography>
      )}
    </Typography>
  );
}
