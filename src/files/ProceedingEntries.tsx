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
import type { Limit } from '../dataProvider/limits';
import { DaysLeft, NotVerified, useLimitName } from '../limits/limitTexts';
import type { ReactNode } from 'react';

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

interface ProceedingLimitsProps {
  limits: Limit[];
  /** The proceeding's name. */
  of: string;
}

/**
 * The time limits of a proceeding, collapsed; their calculation and actions are in the page's section on
 * limits.
 */
export function ProceedingLimits({ limits, of }: ProceedingLimitsProps) {
  const translate = useTranslate();
  const nameOf = useLimitName();
  if (limits.length === 0) return null;
  return (
    <Folded count={translate('files.limits', { smart_count: limits.length })} of={of}>
      {limits.map((limit) => {
        const day = limit.doneOn ?? limit.due;
        return (
          <Box key={limit.id} component="li" sx={entryRow}>
            {day && (
              <strong>
                <DayText day={day} />
              </strong>
            )}
            <span>{nameOf(limit)}</span> <DaysLeft limit={limit} /> <NotVerified limit={limit} />
          </Box>
        );
      })}
    </Folded>
  );
}

interface FoldedProps {
  /** The number of items, as a text. */
  count: string;
  /** The proceeding's name. */
  of: string;
  /** The items of the list. */
  children: ReactNode;
}

/** A collapsed list of what belongs to a proceeding, such as its hearings. */
function Folded({ count, of, children }: FoldedProps) {
  const translate = useTranslate();
  return (
    <Box component="details" sx={{ displayPrint: 'none' }}>
      <Box
        component="summary"
        aria-label={translate('files.proceedingOf', { action: count, name: of })}
        sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content', color: 'primary.main' }}
      >
        {count}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** An entry of a section: its text, with its buttons beside or below it. */
export const entryRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1,
  py: 0.5,
  typography: 'body2',
  borderTop: 1,
  borderColor: 'divider',
};
