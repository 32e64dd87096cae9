import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import { PrintButton } from '../page/PrintButton';
import { useNarrow } from './cards/narrow';

/**
 * A button that prints the page of a list. On a phone the row of the title has no room for it, and on a
 * tablet only for its icon.
 */
export default function PrintList() {
  const { total = 0 } = useListContext();
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'), { noSsr: true });
  if (useNarrow()) return null;
  return <PrintButton variant="outlined" disabled={total === 0} isIcon={!isWide} />;
}
