import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate, useGetList, useGetOne } from 'react-admin';
import { contractTypes } from '../../../domain/followOnCases';
import { isShown } from '../../authProvider/permissions';
import { usePerson } from '../../authProvider/useSession';
import { noCase, type FileStatus, type LatestCase } from '../../dataProvider/fileStatus';
import AddIcon from '@mui/icons-material/Add';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { NO_CASE } from '../../../domain/caseFilings';
import { fileNumberInPath } from '../../../domain/fileNumber';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { OPENED_FROM_LIST } from '../../list/openedFromList';
import { useQuery } from '@tanstack/react-query';
import Link from '@mui/material/Link';
import type { Proceeding } from '../../dataProvider/files';
import { offersQuery } from '../../offered/useOffers';
import { DayText } from '../../fields/cells';
import { RETURNS_TO_FILE } from '../followOnCases/addedCase';
import type { FollowOnCaseRecord } from '../followOnCases/followOnCaseRecord';

interface Props {
  filingId: number;
  latest: FileStatus['latest'];
  fileNumber: string | undefined;
}

/** The case types from the lowest court to the highest: nine columns where there is room, else stacked. */
export function OtherCases({ filingId, latest, fileNumber }: Props) {
  const translate = useTranslate();
  const proceedings = useProceedings(filingId);
  const held = usePerson()?.authorities ?? [];
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const Layout = wide ? Columns : Rows;
  const courts = contractTypes
    .filter(({ name }) => isShown(held, 'list', name))
    .map((type) => {
      const name = translate(`resources.${type.name}.name`);
      const latestCase = latest[type.contract.status] ?? noCase;
      return {
        name,
        status: (
          <>
            <LatestStatus {...latestCase} />
            <CaseNumbers type={type} latest={latestCase} proceedings={proceedings} />
          </>
        ),
        link: <OtherCaseLink name={name} type={type} latest={latestCase} fileNumber={fileNumber} />,
      };
    });
  return <Layout courts={courts} />;
}

interface Court {
  name: string;
  status: ReactNode;
  link: ReactNode;
}

const Columns = ({ courts }: { courts: Court[] }) => (
  <Table size="small" sx={columns}>
    <TableHead>
      <TableRow>
        {courts.map(({ name }) => (
          <TableCell key={name} component="th" scope="col" style={{ width: `${100 / courts.length}%` }}>
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      <TableRow>
        {courts.map(({ name, status, link }) => (
          <TableCell key={name}>
            {status}
            <Box sx={{ mt: 1 }}>{link}</Box>
          </TableCell>
        ))}
      </TableRow>
    </TableBody>
  </Table>
);

const Rows = ({ courts }: { courts: Court[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {courts.map(({ name, status, link }) => (
      <Box key={name} component="li" sx={row}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          {status}
        </Box>
        {link}
      </Box>
    ))}
  </Box>
);

const columns = {
  '& .MuiTableCell-root': { px: 0.75, verticalAlign: 'top' },
  '& .MuiTableCell-head': { fontWeight: 600, lineHeight: 1.35 },
  '& tbody .MuiTableCell-root': { borderBottom: 0 },
};

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};

const words = 'resources.case-fillings.otherCases';

interface LinkProps {
  name: string;
  type: CaseType;
  latest: LatestCase;
  fileNumber: string | undefined;
}

/** Links to a filing's latest case of a type and to the form for a first or further one. */
function OtherCaseLink({ name, type, latest, fileNumber }: LinkProps) {
  const translate = useTranslate();
  const held = usePerson()?.authorities ?? [];
  const { list, add } = type.routes;
  const labelled = (action: string) => ({
    'aria-label': translate('lists.rowAction', { action, record: name }),
    children: action,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {latest.id !== null && (
        <Button
          component={RouterLink}
          to={`${list}/${latest.id}/details`}
          state={OPENED_FROM_LIST}
          size="small"
          variant="outlined"
          startIcon={<ViewIcon />}
          {...labelled(translate(`${words}.view`))}
        />
      )}
      {isShown(held, 'create', type.name) && (
        <Button
          component={RouterLink}
          to={fileNumber ? `${add}/${fileNumberInPath(fileNumber)}` : add}
          state={RETURNS_TO_FILE}
          size="small"
          startIcon={<AddIcon />}
          {...labelled(translate(`${words}.create`))}
        />
      )}
    </Box>
  );
}

/** A status as text; an unknown one of a foreign server as it was sent. */
function LatestStatus({ status }: LatestCase) {
  const translate = useTranslate();
  const missing = status === null || status === NO_CASE;
  return (
    <Box sx={{ color: missing ? 'text.secondary' : undefined }}>
      {status === null ? translate('forms.none') : translate(`${words}.statuses.${status}`, { _: status })}
    </Box>
  );
}

/** A filing's proceedings, the newest of each kind first; null if the server does not offer them. */
function useProceedings(caseFilingId: number): Proceeding[] | null | undefined {
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

interface NumbersProps {
  type: CaseType;
  latest: LatestCase;
  proceedings: Proceeding[] | null | undefined;
}

/**
 * Number and date of each case of a type, linked to its details; a foreign server gives only those of the
 * latest case.
 */
function CaseNumbers({ type, latest, proceedings }: NumbersProps) {
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
