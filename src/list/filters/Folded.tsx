import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useNarrow } from '../cards/narrow';

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
