import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** The number of items, as a text. */
  count: string;
  /** The proceeding's name. */
  of: string;
  /** The items of the list. */
  children: ReactNode;
}

/** A collapsed list of what belongs to a proceeding, such as its hearings. */
export function Folded({ count, of, children }: Props) {
  const translate = useTranslate();
  return (
    <Box component="details" sx={{ displayPrint: 'none' }}>
      <Box
        component="summary"
        aria-label={translate('files.proceedingOf', { action: count, name: of })}
        sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content', color: 'primary.main' }}
      >
        {count}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
