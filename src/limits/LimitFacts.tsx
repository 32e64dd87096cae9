import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate, ResourceContextProvider, useNotify, useUpdate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { useMay } from '../authProvider/permissions';
import type { Proceeding } from '../dataProvider/files';
import type { Limit } from '../dataProvider/limits';
import { DayText } from '../fields/cells';
import { EntryButtons } from '../recordForms/EntryButtons';
import { useProceedingName } from '../hearings/hearingNames';
import { useLanguage } from '../i18n/useLanguage';
import { DaysLeft, isOpen, NotVerified, useEndReason, useLimitName, useWorking } from './limitTexts';
import { LimitButtons } from './LimitButtons';
import type { LimitAction } from './LimitDialogs';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { DetailItem } from '../fields/FieldValue';
import { useChangedFile } from '../dataProvider/useCalls';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { WithHistory } from '../recordForms/WithHistory';
import { CloseButton, ModalDialog } from '../page/ModalDialog';
import { useErrorDialog } from '../page/ErrorDialog';

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
        <NotVerified limit={limit} onPaper />
      </Box>
      {proceeding && <Box sx={{ color: 'text.secondary' }}>{nameOf(proceeding)}</Box>}
      {state === 'WAITING' && <Box>{translate('limits.waits')}</Box>}
      {limit.byCount && (
        <Box component="dl" sx={factRow}>
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
          <LimitButtons limit={limit} first="done" name={name} onAct={onAct} />
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

/** Facts side by side, each a name with its value. */
export const factRow = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& dt, & dd': { display: 'inline', m: 0, overflowWrap: 'anywhere' },
  '& dt': { color: 'text.secondary' },
};

interface EndedLimitProps {
  limit: Limit;
  proceedings: readonly Proceeding[];
  onClose: () => void;
}

/** A limit that has ended, read-only: why and when, its dates with their calculation, and its history. */
export function EndedLimit({ limit, proceedings, onClose }: EndedLimitProps) {
  const titleId = useId();
  const name = useLimitName()(limit);
  const changed = useChangedFile();
  return (
    <ResourceContextProvider value="limits">
      <ModalDialog onClose={onClose} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{name}</DialogTitle>
        <WithHistory
          label="lists.details"
          record={limit}
          onRestored={() => {
            changed();
            onClose(); // the dialog still shows the values from before the restore
          }}
          onClose={onClose}
        >
          {/* in the tab order, so that the keyboard can scroll it */}
          <DialogContent dividers tabIndex={0}>
            <Facts limit={limit} proceedings={proceedings} />
          </DialogContent>
          <DialogActions>
            <CloseButton onClick={onClose} />
          </DialogActions>
        </WithHistory>
      </ModalDialog>
    </ResourceContextProvider>
  );
}

function Facts({ limit, proceedings }: Pick<EndedLimitProps, 'limit' | 'proceedings'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useProceedingName();
  const working = useWorking()(limit);
  const reason = useEndReason()(limit);
  const caseName = (id: number | null) => {
    const found = proceedings.find((each) => each.id === id);
    return found && nameOf(found);
  };
  const dayOf = (name: (typeof DAYS)[number] | 'doneOn') => limit[name] && formatDay(limit[name], language);
  const facts: (readonly [string, string | null | undefined])[] = [
    ['proceedingId', caseName(limit.proceedingId)],
    ['state', translate(`resources.limits.choices.state.${limit.state}`)],
    ['doneOn', dayOf('doneOn')],
    ['doneById', caseName(limit.doneById)],
    ['doneMemo', limit.doneMemo],
    ['reason', reason],
    ...DAYS.map((name) => [name, dayOf(name)] as const),
    ['overrideReason', limit.overrideReason],
    ['working', working],
    ['responsibleId', limit.responsible],
  ];
  return (
    <FieldGrid>
      {facts
        .filter(([, text]) => Boolean(text))
        .map(([source, text]) => (
          <Box key={source} className={LONG.has(source) ? WIDE : undefined}>
            <DetailItem source={source}>{text}</DetailItem>
          </Box>
        ))}
    </FieldGrid>
  );
}

const DAYS = [
  'triggerDate',
  'copyApplied',
  'copyReady',
  'byCount',
  'mayFile',
  'aimFor',
  'extended',
  'overrideDate',
] as const;

const LONG = new Set(['reason', 'overrideReason', 'working']);

/** Makes a limit run again that was ended by mistake. */
function ReopenButton({ limit, name }: { limit: Limit; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const changed = useChangedFile();
  const [update, { isPending }] = useUpdate();
  const reopen = () =>
    update(
      'limits',
      { id: limit.id, data: { state: 'RUNNING', reason: null }, previousData: limit },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('limits.saved', { type: 'success' });
          changed();
        },
        onError: (error) =>
          showError({ title: 'forms.failed', text: error instanceof Error ? error.message : '' }),
      },
    );
  const action = translate('limits.reopen');
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={translate('limits.of', { action, name })}
      onClick={() => void reopen()}
    >
      {action}
    </Button>
  );
}
