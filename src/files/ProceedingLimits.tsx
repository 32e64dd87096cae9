import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { DayText } from '../fields/cells';
import type { Limit } from '../dataProvider/limits';
import { DaysLeft } from '../limits/DaysLeft';
import { NotVerified } from '../limits/NotVerified';
import { useLimitName } from '../limits/useLimitName';
import { entryRow } from './entryRow';
import { Folded } from './Folded';

interface Props {
  limits: Limit[];
  /** The proceeding's name. */
  of: string;
}

/**
 * The time limits of a proceeding, collapsed; their calculation and actions are in the page's section on
 * limits.
 */
export function ProceedingLimits({ limits, of }: Props) {
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
