import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import type { HearingMove, HearingsMoved } from '../dataProvider/hearings';
import { useLanguage } from '../i18n/useLanguage';

export interface Preview extends HearingsMoved {
  set: HearingMove['set'];
  /** Why the preview was made again. */
  note?: string | undefined;
}

/** Shows how many hearings a move would change and to what, and which hearings stay and why. */
export function MovePreview({ preview: { moved, kept, set, note } }: { preview: Preview }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      {note && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {note}
        </Alert>
      )}
      <Typography sx={{ fontWeight: 600 }}>
        {translate('diary.move.moves', { smart_count: moved })}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5 }}>
        {Object.entries(set).map(([name, value]) => (
          <li key={name}>
            {translate(`diary.move.fields.${name}`)}: {name === 'date' ? formatDay(value, language) : value}
          </li>
        ))}
      </Box>
      {kept.length > 0 && (
        <>
          <Typography>{translate('diary.move.kept', { smart_count: kept.length })}</Typography>
          <Box component="ul" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {kept.map(({ id, name, why }) => (
              <li key={id}>
                {name ?? id}: {translate(`diary.move.why.${why}`)}
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}
