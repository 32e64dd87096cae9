import { type ReactNode, useRef } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import type { Language } from '../i18n/catalogue';
import { useFollowedLinks } from '../page/useFollowedLinks';
import { sectionTableStyle } from '../report/sectionTableStyle';
import type { RegisterName } from '../../domain/caseCounts';
import { NOT_GIVEN } from '../../domain/listFilters';

/**
 * A number that links to the list of the counted records (`to`); `FigureLinks` handles the click. It is a
 * function rather than a component, since hundreds of components would render slowly.
 */
export function figure(count: number, to: string | undefined, language: Language): ReactNode {
  const shown = formatCount(count, language);
  if (!to) return <span>{shown}</span>;
  return (
    <a href={to} data-none={count === 0 || undefined}>
      {shown}
    </a>
  );
}

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
  '& .subject': { textAlign: 'left', fontWeight: 400 },
  '& tbody .section': { verticalAlign: 'top' },
  '@media print': { ...sectionTableStyle['@media print'], contentVisibility: 'visible' },
  '& thead th': { ...sectionTableStyle['& thead th'], minWidth: '5.5rem' },
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
