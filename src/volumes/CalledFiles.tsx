import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList, useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { callFields, type FileCall } from '../../domain/fileCalls';
import { long } from '../../domain/fields';
import { useMay } from '../authProvider/permissions';
import type { CasebookDataProvider } from '../dataProvider';
import { DayText } from '../fields/cells';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { PageFrame } from '../page/PageFrame';
import { entryRow, Section } from '../page/Section';
import { EntryDialog } from '../recordForms/EntryDialog';
import { FileViews } from './FileViews';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** Calls of courts for files, the newest first; a new one is entered by pasting the court's list. */
export function CalledFiles() {
  const translate = useTranslate();
  const mayCall = useMay('call', 'file-calls');
  const [isOpen, setOpen] = useState(false);
  const query = useGetList<FileCall>('file-calls', NEWEST);
  const title = translate('volumes.called.title');
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate('volumes.list.title'), to: '/files/out' }, { label: title }]}
      actions={
        mayCall && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
            {translate('volumes.called.add')}
          </Button>
        )
      }
      query={query}
    >
      <FileViews here="/files/called" />
      <Section heading={translate('volumes.called.soFar')}>
        {query.data?.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>{translate('volumes.called.none')}</Box>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {query.data?.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </Box>
      </Section>
      {isOpen && <CallDialog onClose={() => setOpen(false)} />}
    </PageFrame>
  );
}

const NEWEST = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'id', order: 'DESC' },
} as const;

function CallRow({ call: { id, name, memo, dueOn, ...counts } }: { call: FileCall }) {
  const translate = useTranslate();
  const { known, unknown, found, notFound, sent } = counts;
  return (
    <Box component="li" sx={entryRow}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/files/called/${id}`} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        {memo && ` · ${memo}`}
        {dueOn && (
          <>
            {' '}
            · {translate('resources.file-calls.fields.dueOn')}: <DayText day={dueOn} />
          </>
        )}
        <Box sx={{ color: 'text.secondary' }}>
          {translate('volumes.called.counts', { known, unknown, found, notFound, sent })}
        </Box>
      </Box>
    </Box>
  );
}

const fields = { ...callFields, text: { ...long(), required: { create: 'fieldRequired' } } } as const;

function CallDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { call } = useDataProvider<CasebookDataProvider>();
  return (
    <EntryDialog
      resource="file-calls"
      fields={fields}
      start={{}}
      title={translate('volumes.called.add')}
      subtitle={translate('volumes.called.hint')}
      save={async (values) => {
        const { id } = (await call('/api/casebook/files/called', { method: 'POST', body: values })) as {
          id: number;
        };
        void navigate(`/files/called/${id}`);
      }}
      saved="volumes.called.saved"
      onClose={onClose}
    >
      <FieldGrid>
        {Object.entries(callFields).map(([name, field]) => (
          <FieldInput key={name} source={name} field={field} />
        ))}
        <Box className={WIDE}>
          <FieldInput source="text" field={fields.text} />
        </Box>
      </FieldGrid>
    </EntryDialog>
  );
}
