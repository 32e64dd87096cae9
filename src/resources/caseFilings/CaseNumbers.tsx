import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import type { LatestCase } from '../../dataProvider/fileStatus';
import type { Proceeding } from '../../dataProvider/files';
import { offersQuery } from '../../offered/useOffers';
import { DayText } from '../../fields/cells';
import { OPENED_FROM_LIST } from '../../list/openedFromList';
import type { FollowOnCaseRecord } from '../followOnCases/followOnCaseRecord';

/** A filing's proceedings, the newest of each kind first; null if the server does not offer them. */
export function useProceedings(caseFilingId: number): Proceeding[] | null | undefined {
  const { data: isOffered } = useQuery(offersQuery('proceedings'));
  const { data, error } = useGetList<Proceeding>(
    'proceedings',
    {
      filter: { caseFilingId },
      sort: { field: 'recordId', order: 'DESC' },
      pagination: { page: 1, perPage: MAX_PROCEEDINGS },
    },
    { enabled: isOffered === true },
  );
  return isOffered === false || error ? null : data;
}

/** The most proceedings that are fetched, few enough that the server does not stream its answer. */
const MAX_PROCEEDINGS = 1000;

interface Props {
  type: CaseType;
  latest: LatestCase;
  /** All proceedings of the filing. */
  proceedings: Proceeding[] | null | undefined;
}

/**
 * Number and date of each case of a type, linked to its details; a foreign server gives only those of the
 * latest case.
 */
export function CaseNumbers({ type, latest, proceedings }: Props) {
  if (proceedings === null) return <LatestNumber type={type} latest={latest} />;
  const cases = proceedings?.filter(({ kind }) => kind === type.name) ?? [];
  if (!cases.length) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {cases.map((each) => (
        <Box key={each.id} component="li" sx={{ mt: 0.75 }}>
          <CaseLink type={type} {...each} />
        </Box>
      ))}
    </Box>
  );
}

function CaseLink({ type, recordId, number, openedOn }: { type: CaseType } & Proceeding) {
  const translate = useTranslate();
  return (
    <Link component={RouterLink} to={`${type.routes.list}/${recordId}/details`} state={OPENED_FROM_LIST}>
      {number ?? translate('resources.case-fillings.otherCases.unnumbered')}{' '}
      {openedOn && <DayText day={openedOn} />}
    </Link>
  );
}

/** The number appears once fetched; the dialog does not wait for it. */
function LatestNumber({ type, latest: { id } }: { type: CaseType; latest: LatestCase }) {
  const { data } = useGetOne<FollowOnCaseRecord>(
    type.name,
    { id: id === null ? undefined : Number(id) },
    { enabled: id !== null },
  );
  if (!data) return null;
  const number = data[type.proceeding.number] as string | null | undefined;
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {number} {data.dateOfCase ? <DayText day={data.dateOfCase} /> : null}
    </Box>
  );
}
