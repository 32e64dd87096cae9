import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { caseTypes } from '../../../domain/followOnCases';
import { isShown } from '../../authProvider/permissions';
import { usePerson } from '../../authProvider/useSession';
import { noCase, type FileStatus } from '../../dataProvider/fileStatus';
import { CaseNumbers, useProceedings } from './CaseNumbers';
import { LatestStatus, OtherCaseLink } from './OtherCaseLink';

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
  const courts = caseTypes
    .filter(({ name }) => isShown(held, 'list', name))
    .map((type) => {
      const name = translate(`resources.${type.name}.name`);
      const latestCase = latest[type.status] ?? noCase;
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
