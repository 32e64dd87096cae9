import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNarrow } from '../cards/narrow';
import { toolbarRow } from '../toolbarRow';

interface Props {
  /** Renders the button with the props that make it open and close. */
  button: (toggle: { 'aria-expanded': boolean; onClick: () => void }) => ReactNode;
  children: ReactNode;
}

/** Controls that a phone shows behind a button, in a new row. */
export function Folded({ button, children }: Props) {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  return (
    <>
      {button({ 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) })}
      {isOpen && (
        <>
          <Box sx={{ flexBasis: '100%' }} />
          {children}
        </>
      )}
    </>
  );
}

/** Filters in a row of their own below the buttons of a toolbar; on a phone behind a button. */
export function FoldedFilters({ count, children }: { count: number; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Folded
      button={(toggle) => (
        <Button variant="outlined" startIcon={<TuneIcon />} sx={{ ml: 'auto' }} {...toggle}>
          {translate(count ? 'lists.filtersSet' : 'lists.filters', { count })}
        </Button>
      )}
    >
      <Box data-controls sx={row}>
        {children}
      </Box>
    </Folded>
  );
}

const row = { ...toolbarRow, flexBasis: '100%', mt: 1, mb: 0 };
