import EditIcon from '@mui/icons-material/Edit';
import ResultIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { localDigits } from '../../domain/digits';
import { useMay } from '../authProvider/useMay';
import type { Hearing } from '../dataProvider/files';
import { DayText } from '../fields/cells';
import { useLanguage } from '../i18n/useLanguage';
import { entryRow } from './entryRow';
import { useOpenDialog } from './FileDialogs';
import { Folded } from './Folded';
import { Outcome } from './Outcome';

interface Props {
  hearings: Hearing[];
  /** The proceeding's name. */
  of: string;
}

/** The hearings of a proceeding, collapsed; the latest first. */
export function Hearings({ hearings, of }: Props) {
  const translate = useTranslate();
  if (hearings.length === 0) return null;
  return (
    <Folded count={translate('files.hearings', { smart_count: hearings.length })} of={of}>
      {hearings
        .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
        .map((hearing) => (
          <HearingRow key={hearing.id} hearing={hearing} />
        ))}
    </Folded>
  );
}

function HearingRow({ hearing }: { hearing: Hearing }) {
  const translate = useTranslate();
  const language = useLanguage();
  const open = useOpenDialog();
  const mayEdit = useMay('edit', 'hearings');
  const { date, time, result, purpose, court, itemNo, note, resultNote, nextDate } = hearing;
  const day = formatDay(date, language);
  const labelled = (action: string) => ({
    'aria-label': translate('files.hearingOn', { action, day }),
    children: action,
  });
  return (
    <Box component="li" sx={entryRow}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>
          <DayText day={date} />
          {time && `, ${localDigits(time, language)}`}
        </strong>{' '}
        {[
          purpose && translate(`resources.hearings.choices.purpose.${purpose}`),
          court,
          itemNo && `${translate('resources.hearings.fields.itemNo')} ${localDigits(itemNo, language)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        <Outcome hearing={hearing} />
        {nextDate && <span> · {translate('files.next', { day: formatDay(nextDate, language) })}</span>}
        {[note, resultNote].filter(Boolean).map((text) => (
          <Box key={text} sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
            {text}
          </Box>
        ))}
      </Box>
      {mayEdit && (
        <Box>
          {date <= dayInDhaka() && (
            <Button
              size="small"
              startIcon={<ResultIcon />}
              onClick={() => open({ dialog: 'result', hearing })}
              {...labelled(translate(result ? 'hearings.correctResult' : 'hearings.enterResult'))}
            />
          )}
          <Button
            size="small"
            startIcon={<EditIcon />}
            onClick={() => open({ dialog: 'hearing', hearing })}
            {...labelled(translate('forms.edit'))}
          />
        </Box>
      )}
    </Box>
  );
}
