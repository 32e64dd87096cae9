import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useGetList, useGetOne, useTranslate, useUpdate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { callRowStates, type FileCall, type FileCallRow } from '../../domain/fileCalls';
import { formatDay } from '../../domain/dates';
import { isNotFound } from '../dataProvider/errors';
import { useLanguage } from '../i18n/useLanguage';
import { useMay } from '../authProvider/permissions';
import { LightSelect } from '../inputs/LightSelect';
import { useErrorDialog } from '../page/ErrorDialog';
import { RecordNotFound } from '../page/NotFound';
import { PageFrame } from '../page/PageFrame';
import { ForwardingList } from './ForwardingList';
import { entryRow } from '../page/Section';

/** The files of a call by the place where each is, to be ticked as found, not found or sent on. */
export function PickList() {
  const translate = useTranslate();
  const language = useLanguage();
  const id = Number(useParams().id);
  const { data: call, error } = useGetOne<FileCall>('file-calls', { id });
  const query = useGetList<FileCallRow>('file-call-rows', { filter: { callId: id }, ...BY_PLACE });
  const [isPrinting, setPrinting] = useState(false);
  const rows = query.data ?? [];
  const destroyed = rows.filter(({ destroyedOn }) => destroyedOn);
  const known = rows.filter(({ caseFilingId, destroyedOn }) => caseFilingId !== null && !destroyedOn);
  const unknown = rows.filter(({ caseFilingId }) => caseFilingId === null);
  // where somebody can go comes first
  const places = [...new Set(known.map(({ at }) => at))].toSorted(
    (a, b) => Number(a === null) - Number(b === null) || BY_NUMBER.compare(a ?? '', b ?? ''),
  );
  const list = { label: translate('volumes.called.title'), to: '/files/called' };
  const title = call?.name ?? list.label;
  if (isNotFound(error)) return <RecordNotFound what={list.label} list={list} />;
  return (
    <PageFrame
      title={title}
      breadcrumb={[list, { label: title }]}
      actions={
        <Button startIcon={<PrintIcon />} onClick={() => setPrinting(true)} disabled={!known.length}>
          {translate('volumes.called.forwarding')}
        </Button>
      }
      query={query}
    >
      {call && (
        <Box component="output" sx={{ display: 'block', mb: 1 }}>
          {translate('volumes.called.counts', {
            known: call.known,
            unknown: call.unknown,
            found: call.found,
            notFound: call.notFound,
            sent: call.sent,
          })}
        </Box>
      )}
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('volumes.many.unknown', { numbers: unknown.map(({ text }) => text).join('; ') })}
        </Alert>
      )}
      {destroyed.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('volumes.called.destroyed', {
            files: destroyed
              .map(({ nothiNumber: file, destroyedOn: day }) =>
                translate('volumes.called.destroyedOn', { file, day: formatDay(day!, language) }),
              )
              .join('; '),
          })}
        </Alert>
      )}
      {places.map((place, at) => (
        <PlaceGroup
          key={place ?? ''}
          place={place}
          rows={known.filter((row) => row.at === place)}
          isOpen={at === 0}
        />
      ))}
      {isPrinting && call && <ForwardingList call={call} rows={known} onClose={() => setPrinting(false)} />}
    </PageFrame>
  );
}

/** Rack 2 before rack 10. */
const BY_NUMBER = new Intl.Collator('bn', { numeric: true });

const BY_PLACE = {
  pagination: { page: 1, perPage: 5000 },
  sort: { field: 'at', order: 'ASC' },
} as const;

interface GroupProps {
  place: string | null;
  rows: FileCallRow[];
  isOpen: boolean;
}

/** The files of a place, collapsed until somebody goes there: a call may have thousands. */
function PlaceGroup({ place, rows, isOpen }: GroupProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(isOpen);
  const left = rows.filter(({ state }) => state === null).length;
  return (
    <Box component="details" open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600 }}>
        {translate('volumes.called.place', {
          place: place ?? translate('volumes.notEntered'),
          smart_count: rows.length,
          left,
        })}
      </Box>
      {isShown && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <PickRow key={row.id} row={row} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function PickRow({ row }: { row: FileCallRow }) {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const mayEdit = useMay('edit', 'file-call-rows');
  const [update, { isPending }] = useUpdate();
  const label = translate('resources.file-call-rows.fields.state');
  const tick = (state: string) =>
    update(
      'file-call-rows',
      { id: row.id, data: { state: state || null }, previousData: row },
      {
        mutationMode: 'pessimistic',
        onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
      },
    );
  return (
    <Box component="li" sx={{ ...entryRow, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/files/${row.caseFilingId}`} sx={{ fontWeight: 600 }}>
          {row.nothiNumber}
        </Link>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {row.companyName}
        </Box>
      </Box>
      <LightSelect
        aria-label={`${label}: ${row.nothiNumber}`}
        value={row.state ?? ''}
        disabled={!mayEdit || isPending}
        onChange={({ target }) => void tick(target.value)}
      >
        <option value="">{translate('volumes.called.open')}</option>
        {callRowStates.map((state) => (
          <option key={state} value={state}>
            {translate(`resources.file-call-rows.choices.state.${state}`)}
          </option>
        ))}
      </LightSelect>
    </Box>
  );
}
