import { Outcome } from './Timeline';
import EditIcon from '@mui/icons-material/Edit';
import ResultIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { localDigits } from '../../domain/digits';
import { useMay } from '../authProvider/permissions';
import type { Hearing } from '../dataProvider/files';
import { DayText } from '../fields/cells';
import { useLanguage } from '../i18n/useLanguage';
import { useOpenDialog } from './FileDialogs';
import { entryRow } from '../page/Section';

interface Props {
  hearings: Hearing[];
  /** The proceeding's name. */
  of: string;
}

/** The hearings of a proceeding: those ahead or without a result, the next one first, and the others collapsed. */
export function Hearings({ hearings, of }: Props) {
  const translate = useTranslate();
  const today = dayInDhaka();
  const isDue = ({ date, result, isMissing }: Hearing) => isMissing || (date >= today && !result);
  const inOrder = hearings.toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  const past = inOrder.filter((hearing) => !isDue(hearing)).toReversed();
  const count = translate('files.hearings', { smart_count: past.length });
  const rows = (shown: Hearing[]) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((hearing) => (
        <HearingRow key={hearing.id} hearing={hearing} />
      ))}
    </Box>
  );
  return (
    <>
      {rows(inOrder.filter(isDue))}
      {past.length > 0 && (
        <Box component="details" sx={{ displayPrint: 'none' }}>
          <Box
            component="summary"
            aria-label={translate('files.proceedingOf', { action: count, name: of })}
            sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content', color: 'primary.main' }}
          >
            {count}
          </Box>
          {rows(past)}
        </Box>
      )}
    </>
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
          translate(purpose ? `resources.hearings.choices.purpose.${purpose}` : 'files.entries.hearing'),
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
