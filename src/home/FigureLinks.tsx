import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows the links of all figures within: there are thousands in tables and charts, too many for a component
 * with a router of its own each.
 */
export function FigureLinks({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const address = (event.target as Element).closest('a')?.getAttribute('href');
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!address?.startsWith('/') || event.defaultPrevented || event.button !== 0 || !isPlain) return;
      event.preventDefault();
      void navigate(address);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <Box ref={box} sx={figures}>
      {children}
    </Box>
  );
}

// A finger needs 24 pixels.
const figures = {
  '& a[href]': { color: 'primary.main', textDecoration: 'none' },
  '& a[href]:is(:hover, :focus-visible)': { textDecoration: 'underline' },
  '& a[data-none]': { color: 'text.secondary' },
  '& :is(td, p) a': { display: 'inline-block', minWidth: 24, lineHeight: '24px' },
  '& svg a': { cursor: 'pointer' },
  '& svg a:hover': { opacity: 0.8 },
};
