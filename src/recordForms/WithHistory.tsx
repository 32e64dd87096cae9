import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import {
  useResourceContext,
  type ResourceDefinition,
  useResourceDefinition,
  useTranslate,
  useGetList,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useOffers } from '../offered/useOffers';
import { withWords } from '../i18n';
import { AT_HISTORY, type ResourceOptions } from '../addresses';
import type { StoredRecord } from '../dataProvider/records';
import { CloseButton } from '../page/ModalDialog';
import Typography from '@mui/material/Typography';
import { formatInstant } from '../../domain/dates';
import type { Change } from '../dataProvider/history';
import { useLanguage } from '../i18n/useLanguage';

interface Props {
  /** The label of the first tab, a catalogue key. */
  label: string;
  record: Pick<StoredRecord, 'id' | 'version'> | undefined;
  onRestored: () => void;
  onClose: () => void;
  beforeHistory?: ReactNode;
  children: ReactNode;
}

const RecordHistory = lazy(async () => {
  const { RecordHistory: Shown } = await withWords(import('../history/RecordHistory'), 'history');
  return { default: Shown };
});

/**
 * A record's dialog with its history as a second tab, if the server keeps one. The first tab stays mounted
 * while the other is shown, so that the input of its form is kept.
 */
export function WithHistory({ label, record, onRestored, onClose, beforeHistory, children }: Props) {
  const translate = useTranslate();
  const register = useResourceContext() ?? '';
  const id = useId();
  const { options } = useResourceDefinition({ resource: register }) as ResourceDefinition<ResourceOptions>;
  const isOffered = useOffers('changes') && options?.hasHistory !== false;
  const [tab, setTab] = useState<'record' | 'history'>(
    useLocation().hash === AT_HISTORY ? 'history' : 'record',
  );
  const isHistory = isOffered && tab === 'history';
  const panel = (name: typeof tab) =>
    isOffered && { role: 'tabpanel', id: `${id}-${name}`, 'aria-labelledby': `${id}-${name}-tab` };
  return (
    <>
      {isOffered && (
        <Box sx={head}>
          <Tabs
            value={tab}
            onChange={(_event, chosen: typeof tab) => setTab(chosen)}
            aria-label={translate('forms.recordAndHistory')}
            sx={{ minHeight: 40, displayPrint: 'none' }}
          >
            {(['record', 'history'] as const).map((name) => (
              <Tab
                key={name}
                value={name}
                id={`${id}-${name}-tab`}
                aria-controls={name === tab ? `${id}-${name}` : undefined}
                label={translate(name === 'record' ? label : 'forms.history')}
                sx={{ minHeight: 40 }}
              />
            ))}
          </Tabs>
          {record && <LastChange of={{ register, recordId: record.id }} version={record.version} />}
        </Box>
      )}
      <Box {...panel('record')} sx={{ display: isHistory ? 'none' : 'contents' }}>
        {children}
      </Box>
      {isHistory && (
        <Box {...panel('history')} sx={{ display: 'contents' }}>
          <DialogContent dividers tabIndex={0}>
            {record ? (
              <Suspense fallback={<LinearProgress aria-label={translate('layout.loading')} />}>
                {beforeHistory}
                <RecordHistory register={register} id={record.id} onRestored={onRestored} />
              </Suspense>
            ) : (
              <LinearProgress aria-label={translate('layout.loading')} />
            )}
          </DialogContent>
          <DialogActions>
            <CloseButton onClick={onClose} />
          </DialogActions>
        </Box>
      )}
    </>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  flexShrink: 0,
  px: { xs: 2, sm: 3 },
  '& .MuiTab-root:first-of-type': { ml: -2 },
};

interface LastChangeProps {
  /** Which changes: those of a record, or those of a file with all that belongs to it. */
  of: { register: string; recordId: number } | { caseFilingId: number };
  /** The version shown; a newer version has another last change. */
  version: number | undefined;
}

export function LastChange({ of: filter, version }: LastChangeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useGetList<Change>(
    'changes',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
      filter,
      meta: { version },
    },
    QUIET,
  );
  const last = data?.[0];
  if (!last?.by) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
      {translate('forms.changedBy', { by: last.by.fullName, at: formatInstant(last.at, language) })}
    </Typography>
  );
}

// No error dialog: the person opened the record, and its history shows the failure.
const QUIET = { onError: () => {} };
