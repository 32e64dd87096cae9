import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CaseType } from '../../../../domain/followOnCases/caseType';
import type { CasebookDataProvider } from '../../../dataProvider';
import { fetchFileStatus, type LatestCase } from '../../../dataProvider/fileStatus';
import { fileNumberOf, type CaseFilingRecord } from '../../caseFilings/caseFilingRecord';
import type { FollowOnCaseRecord } from '../followOnCaseRecord';

/**
 * Says whether the filing already has cases of the type, with a link to the latest; another may be added. Its
 * place is reserved before the answer arrives, so that the form below does not move.
 */
export function ExistingCase({ filing, type }: { filing: CaseFilingRecord; type: CaseType }) {
  const translate = useTranslate();
  const { data, error } = useCasesThere(filing, type);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- nothing else reports it
    if (error) console.error('Where the filing stands could not be asked.', error);
  }, [error]);

  const words = `resources.${type.name}`;
  const typeName = translate(`${words}.name`);
  const { id, status } = data?.latest ?? {};
  const isThere = id !== null && id !== undefined;
  return (
    <Box component="output" sx={{ display: 'block', mt: 1, minHeight: '3rem' }}>
      {data && !isThere && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('finder.noneExisting', { type: typeName })}
        </Box>
      )}
      {data && isThere && (
        <Alert severity="info" role="presentation">
          {translate('finder.existing', { type: typeName })}{' '}
          {data.numbers.length > 0 &&
            translate('finder.existingNumbers', { numbers: data.numbers.join(', ') })}{' '}
          {status &&
            translate('finder.existingStatus', {
              status: translate(`${words}.choices.status.${status}`, { _: status }),
            })}{' '}
          {translate('finder.addAnother')}{' '}
          <Link component={RouterLink} to={`${type.routes.list}/${id}/details`} underline="always">
            {translate('finder.openExisting')}
          </Link>
        </Alert>
      )}
    </Box>
  );
}

/** The filing's latest case of the type and the numbers of all. A failure is only logged. */
function useCasesThere(filing: CaseFilingRecord, type: CaseType) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const { contract } = type;
  return useQuery({
    queryKey: ['casesThere', filing.id, type.name],
    queryFn: async ({ signal }) => {
      const known =
        contract && (await fetchFileStatus(dataProvider.call, filing.id, signal)).latest[contract.status];
      if (contract && (known?.id === null || known?.id === undefined)) return { latest: null, numbers: [] };
      const { data } = await dataProvider
        .getList<FollowOnCaseRecord>(type.name, {
          pagination: { page: 1, perPage: 20 },
          sort: { field: 'id', order: 'ASC' },
          filter: { [type.search]: fileNumberOf(filing) },
          signal,
        })
        .catch(() => ({ data: [] })); // the notice is useful without the numbers
      // the search also matches longer file numbers
      const own = data.filter(({ caseFilling }) => caseFilling?.id === filing.id);
      const numbers = own.map((each) =>
        ((each[type.proceeding.number] as string | null | undefined) ?? '').trim(),
      );
      return {
        latest: known ?? (own.at(-1) as LatestCase | undefined) ?? null,
        numbers: numbers.filter(Boolean),
      };
    },
    gcTime: 0,
  });
}
