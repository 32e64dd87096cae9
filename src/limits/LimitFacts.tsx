import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { useMay } from '../authProvider/useMay';
import type { Proceeding } from '../dataProvider/files';
import type { Limit } from '../dataProvider/limits';
import { DayText } from '../fields/cells';
import { EntryButtons } from '../recordForms/EntryButtons';
import { useProceedingName } from '../hearings/useProceedingName';
import { useLanguage } from '../i18n/useLanguage';
import { DaysLeft } from './DaysLeft';
import { isOpen } from './left';
import { actionsOf, type LimitAction } from './limitActions';
import { NotVerified } from './NotVerified';
import { ReopenButton } from './ReopenButton';
import { useEndReason } from './useEndReason';
import { useLimitName } from './useLimitName';
import { useWorking } from './useWorking';

interface Props {
  limit: Limit;
  proceeding: Proceeding | undefined;
  onAct: (action: LimitAction) => void;
  /** Opens the details and the history of an ended limit. */
  onOpen: () => void;
}

/** One limit: its days left, its dates, their calculation, and the actions on it. */
export function LimitFacts({ limit, proceeding, onAct, onOpen }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useProceedingName();
  const name = useLimitName()(limit);
  const working = useWorking()(limit);
  const reason = useEndReason()(limit);
  const mayEdit = useMay('edit', 'limits');
  const mayDelete = useMay('delete', 'limits');
  const { state, overrideDate, overrideReason, doneOn, doneMemo, responsible } = limit;
  return (
    <Box component="li" sx={item}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <strong>{name}</strong>
        <DaysLeft limit={limit} />
        <NotVerified limit={limit} />
      </Box>
      {proceeding && <Box sx={{ color: 'text.secondary' }}>{nameOf(proceeding)}</Box>}
      {state === 'WAITING' && <Box>{translate('limits.waits')}</Box>}
      {limit.byCount && (
        <Box component="dl" sx={facts}>
          {DATES.map((date) => limit[date] && <Fact key={date} name={date} day={limit[date]} />)}
          {overrideDate && <Fact name="overrideDate" day={overrideDate} after={overrideReason} />}
        </Box>
      )}
      {working && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere', displayPrint: 'none' }}>{working}</Box>
      )}
      {responsible && (
        <Box>
          {translate('resources.limits.fields.responsibleId')}: {responsible}
        </Box>
      )}
      {doneOn && (
        <Box>
          {[translate('limits.doneOn', { day: formatDay(doneOn, language) }), doneMemo]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      )}
      {reason && <Box sx={{ overflowWrap: 'anywhere' }}>{reason}</Box>}
      {!isOpen(limit) && (
        <Button
          size="small"
          aria-label={translate('limits.of', { action: translate('lists.details'), name })}
          onClick={onOpen}
        >
          {translate('lists.details')}
        </Button>
      )}
      {mayEdit && limit.endedByHand && <ReopenButton limit={limit} name={name} />}
      {mayEdit && isOpen(limit) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {limit.code === null && (
            <EntryButtons
              resource="limits"
              record={limit}
              nameOf={(action) => translate('limits.of', { action, name })}
              words={{ question: 'limits.deleteQuestion', deleted: 'limits.deleted' }}
              mayDelete={mayDelete}
              onEdit={() => onAct('correct')}
            />
          )}
          {actionsOf(limit).map((action) => (
            <Button
              key={action}
              size="small"
              aria-label={translate('limits.of', { action: translate(`limits.actions.${action}`), name })}
              onClick={() => onAct(action)}
            >
              {translate(`limits.actions.${action}`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

const DATES = ['byCount', 'mayFile', 'aimFor', 'extended'] as const;

interface FactProps {
  /** The fact's key below `resources.limits.fields`. */
  name: string;
  day: string;
  after?: string | null;
}

function Fact({ name, day, after }: FactProps) {
  const translate = useTranslate();
  return (
    <div>
      <dt>{translate(`resources.limits.fields.${name}`)}:</dt>{' '}
      <dd>
        <DayText day={day} />
        {after && ` (${after})`}
      </dd>
    </div>
  );
}

const item = {
  py: 0.75,
  typography: 'body2',
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { py: 0.25, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
};

const facts = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& dt, & dd': { display: 'inline', m: 0, overflowWrap: 'anywhere' },
  '& dt': { color: 'text.secondary' },
};
