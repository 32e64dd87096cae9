import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { PrintButton } from '../shell/PrintButton';

/** Prints a list's page. On narrower screens the title's row has no room for it. */
export default function PrintList(): ReactNode {
  const { total = 0 } = useListContext();
  return (
    <Box sx={({ breakpoints }) => ({ [breakpoints.down('lg')]: { display: 'none' } })}>
      <PrintButton variant="outlined" disabled={total === 0} />
    </Box>
  );
}
