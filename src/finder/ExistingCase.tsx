import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CaseType } from '../../domain/followOnCases/caseType';
import type { CasebookDataProvider } from '../dataProvider';
import type { LatestCase } from '../dataProvider/fileStatus';

interface Props {
  filing: { id: number };
  type: CaseType;
}

/** Says when the filing already has a case of the type, with the way to it. Another may be added. */
export function ExistingCase({ filing, type }: Props) {
  const latest = useLatestCase(filing.id, type);
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {latest?.id != null && <Existing type={type} id={latest.id} status={latest.status} />}
    </Box>
  );
}

function Existing({ type, id, status }: { type: CaseType } & LatestCase) {
  const translate = useTranslate();
  const words = `resources.${type.name}`;
  const statusWord = status && translate(`${words}.choices.status.${status}`, { _: status });
  return (
    <Alert severity="info" role="presentation" sx={{ mt: 1 }}>
      {translate('finder.existing', { type: translate(`${words}.name`) })}{' '}
      {statusWord && translate('finder.existingStatus', { status: statusWord })}{' '}
      <Link component={RouterLink} to={`${type.routes.list}/${id}/details`} underline="always">
        {translate('finder.openExisting')}
      </Link>
    </Alert>
  );
}

/** The latest case of the type on a filing. That it could not be asked is only logged. */
function useLatestCase(filingId: number, type: CaseType): LatestCase | undefined {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['fileStatus', filingId],
    queryFn: ({ signal }) => dataProvider.fileStatus(filingId, signal),
    gcTime: 0,
  });
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the one report there is
    if (error) console.error('Where the filing stands could not be asked.', error);
  }, [error]);
  return data?.latest[type.status];
}
