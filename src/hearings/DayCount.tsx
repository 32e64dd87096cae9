import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { HearingDay } from '../dataProvider/hearings';

/** `8 hearings`, and below it how many of them have no result though they should. */
export function DayCount({ day }: { day: HearingDay | undefined }) {
  const translate = useTranslate();
  if (!day) return null;
  return (
    <Typography component="div" variant="caption">
      {translate('diary.count', { smart_count: day.hearings })}
      {day.missing > 0 && (
        <Typography component="div" variant="caption" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {translate('diary.missingCount', { smart_count: day.missing })}
        </Typography>
      )}
    </Typography>
  );
}
