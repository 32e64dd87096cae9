import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import type { Proceeding } from '../dataProvider/files';
import type { Limit } from '../dataProvider/limits';
import { DetailItem } from '../fields/FieldValue';
import { useChangedFile } from '../dataProvider/useChangedFile';
import { useProceedingName } from '../hearings/useProceedingName';
import { useLanguage } from '../i18n/useLanguage';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { WithHistory } from '../recordForms/WithHistory';
import { CloseButton, ModalDialog } from '../page/ModalDialog';
import { useEndReason } from './useEndReason';
import { useLimitName } from './useLimitName';
import { useWorking } from './useWorking';

interface Props {
  limit: Limit;
  proceedings: readonly Proceeding[];
  onClose: () => void;
}

/** A limit that has ended, read-only: why and when, its dates with their calculation, and its history. */
export function EndedLimit({ limit, proceedings, onClose }: Props) {
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

function Facts({ limit, proceedings }: Pick<Props, 'limit' | 'proceedings'>) {
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
