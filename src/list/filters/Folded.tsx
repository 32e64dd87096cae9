import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
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

interface FiltersProps {
  /** The button's text. */
  label: string;
  children: ReactNode;
}

/** Filters in a row of their own below the buttons of a toolbar, on a phone folded. */
export const FoldedFilters = ({ label, children }: FiltersProps) => (
  <Folded
    button={(toggle) => (
      <Button variant="outlined" startIcon={<TuneIcon />} sx={{ ml: 'auto' }} {...toggle}>
        {label}
      </Button>
    )}
  >
    <Box data-controls sx={row}>
      {children}
    </Box>
  </Folded>
);

const row = { ...toolbarRow, flexBasis: '100%', mt: 1, mb: 0 };
