import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { PrintButton } from '../shell/PrintButton';

/** Prints a list's page. On narrower screens the title's row has no room for it. */
export default function PrintList(): ReactNode {
  const { total = 0 } = useListContext();
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <PrintButton variant="outlined" disabled={total === 0} />
    </Box>
  );
}
