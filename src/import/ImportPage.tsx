import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import { NativeSelect } from './NativeSelect';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { formatInstant } from '../../domain/dates';
import { busyStates, importRegisters } from '../../domain/imports';
import type { CasebookDataProvider } from '../dataProvider';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';
import { PageFrame } from '../page/PageFrame';
import { Counts } from './Counts';
import { UndoButton } from './UndoButton';

const A_PAGE = 25;
const SECOND = 1000;

/** All imports of spreadsheets so far, each of which can be undone, and a link to a new one. */
export function ImportPage() {
  const translate = useTranslate();
  const provider = useDataProvider<CasebookDataProvider>();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const query = useQuery({
    queryKey: ['imports', 'list', page],
    queryFn: ({ signal }) =>
      provider.getList<ImportBatch>('imports', {
        pagination: { page, perPage: A_PAGE },
        sort: { field: 'id', order: 'DESC' },
        filter: {},
        signal,
      }),
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) =>
      state.data?.data.some((batch) => busyStates.includes(batch.state)) ? 2 * SECOND : false,
  });
  const { data: batches = [], total = 0 } = query.data ?? {};
  const pages = Math.ceil(total / A_PAGE);
  const title = translate('layout.import');
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate('layout.menuGroups.settings') }, { label: title }]}
      query={query}
    >
      <Begin />
      <Typography component="h2" variant="h6" sx={{ mt: 3 }}>
        {translate('imports.list.title')}
      </Typography>
      {query.data && total === 0 && (
        <Typography color="text.secondary">{translate('imports.list.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {batches.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          sx={{ mt: 2 }}
          count={pages}
          page={page}
          aria-label={translate('lists.pages')}
          onChange={(_, wanted) => setAddress({ page: String(wanted) })}
        />
      )}
    </PageFrame>
  );
}

function Begin() {
  const translate = useTranslate();
  const [register, setRegister] = useState('case-fillings');
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '60rem' }}>
        {translate('imports.list.explained')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <NativeSelect
          label={translate('imports.list.register')}
          value={register}
          options={importRegisters.map(({ name }) => [name, translate(`resources.${name}.name`)])}
          onChoose={setRegister}
          sx={{ width: 'min(100%, 26rem)' }}
        />
        <Button
          variant="contained"
          component={RouterLink}
          to={`/import/new?register=${register}&step=file`}
          sx={{ mb: 0.5 }}
        >
          {translate('imports.list.begin')}
        </Button>
      </Box>
    </>
  );
}

function Batch({ batch }: { batch: ImportBatch }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { id, at, by, register, fileName, state, counts } = batch;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/import/${id}`}>
          {fileName}
        </Link>{' '}
        <Chip
          size="small"
          variant="outlined"
          color={state === 'DONE' ? 'success' : state === 'FAILED' ? 'error' : 'default'}
          label={translate(`imports.states.${state}`)}
        />
        <Typography variant="body2">{translate(`resources.${register}.name`)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[formatInstant(at, language), by?.fullName].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2">
          <Counts counts={counts} />
        </Typography>
      </Box>
      <UndoButton batch={batch} />
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
