import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { useFollowedLinks } from '../page/useFollowedLinks';

/**
 * Handles clicks on all links to lists inside it. Tables and charts have thousands of them, too many for a
 * router <Link> each.
 */
export function FigureLinks({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useFollowedLinks(box);
  return (
    <Box ref={box} sx={figures}>
      {children}
    </Box>
  );
}

// WCAG: a touch target needs 24 pixels.
const figures = {
  '& a[href]': { color: 'primary.main', textDecoration: 'none' },
  '& a[href]:is(:hover, :focus-visible)': { textDecoration: 'underline' },
  '& a[data-none]': { color: 'text.secondary' },
  '& :is(td, p) a': { display: 'inline-block', minWidth: 24, lineHeight: '24px' },
  '& svg a': { cursor: 'pointer' },
  '& svg a:hover': { opacity: 0.8 },
};
