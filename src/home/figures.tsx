import { type ReactNode, useRef } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFollowedLinks } from '../page/useFollowedLinks';
import { sectionTableStyle } from '../report/sectionTableStyle';
import type { RegisterName } from '../../domain/caseCounts';
import { NOT_GIVEN } from '../../domain/listFilters';

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

/** The style of the report's table, adapted to a part of a page and without row numbers. */
export const figureTableStyle = {
  ...sectionTableStyle,
  maxHeight: '70vh',
  // Lays out off-screen rows only when they scroll into view: there are thousands of cells.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 70vh',
  '& .section': { ...sectionTableStyle['& .section'], left: 0 },
  '& tfoot .section': {},
  // Not sticky, because the totals would half cover links and make them hard to hit.
  '& tfoot': { position: 'static' },
  '& tbody .subject': { textAlign: 'left', fontWeight: 400 },
  '& tbody .section': { verticalAlign: 'top' },
  '@media print': { ...sectionTableStyle['@media print'], contentVisibility: 'visible' },
  '& thead th': { ...sectionTableStyle['& thead th'], minWidth: '5.5rem' },
  '& thead .section': { textAlign: 'start' },
};

/** A card of figures on a phone: a heading and a list of names with their figures. */
export const figureCard = {
  px: 1.5,
  py: 1,
  mb: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& :is(h3, summary)': { m: 0, fontSize: '0.9375rem', lineHeight: '24px', fontWeight: 600 },
  '& summary > span': { float: 'right', fontVariantNumeric: 'tabular-nums' },
  '& dl': { m: 0, mt: 0.5 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
  '& dd a': { display: 'inline-block', minWidth: 24, lineHeight: '24px', textAlign: 'right' },
};

/** Names of registers and statuses on Home. A status that only a foreign server knows keeps its own name. */
export function useWords() {
  const translate = useTranslate();
  return {
    ofRegister: (register: RegisterName) => translate(`home.registers.${register}`),
    ofStatus: (register: RegisterName, status: string) =>
      status === NOT_GIVEN
        ? translate('drillDownFilters.notGiven')
        : translate(`resources.${register}.choices.status.${status}`, { _: status }),
  };
}
