import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import { PrintButton } from '../shell/PrintButton';
import { useNarrow } from './cards/narrow';

/** Prints a list's page. The title's row has no room for it on a phone, and only for its icon on a tablet. */
export default function PrintList() {
  const { total = 0 } = useListContext();
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'), { noSsr: true });
  if (useNarrow()) return null;
  return <PrintButton variant="outlined" disabled={total === 0} isIcon={!isWide} />;
}
