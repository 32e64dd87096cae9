import { counts, disposals, kindsCounted, parseFigure, waysIn } from '../../domain/returns/figures';
import type { Figures } from '../dataProvider/returns';

/** The columns of the table of cases in groups: what was there, what came and what left add up to what is there. */
export const caseColumns = [
  { group: null, figures: ['opening'] },
  { group: 'in', figures: [...waysIn, 'received'] },
  { group: null, figures: ['total'] },
  { group: 'out', figures: [...disposals, 'disposed', 'moved-out', 'corrected-out'] },
  { group: null, figures: ['closing'] },
] as const;

/** These are shown although they are zero. */
const ALWAYS = new Set<string>(['opening', 'received', 'total', 'disposed', 'closing']);

/** The name of a figure. */
export const nameOf = (figure: string, what: string, measure: string, section?: number): string =>
  `${figure}.${what}.${measure}${section === undefined ? '' : `.section:${section}`}`;

const hasAny = (figures: Figures, figure: string, kind: string, section: number | undefined) =>
  Boolean(figures[nameOf(figure, kind, 'count', section)]);

/** The columns that are zero for every kind and in the total. */
export const zeroColumns = (figures: Figures, section?: number) =>
  counts.filter(
    (figure) =>
      !ALWAYS.has(figure) &&
      [...kindsCounted, 'all'].every((kind) => !hasAny(figures, figure, kind, section)),
  );

/** The kinds of which there is any case. */
export const kindsWithCases = (figures: Figures, section?: number) =>
  kindsCounted.filter((kind) => counts.some((figure) => hasAny(figures, figure, kind, section)));

/** The ids of the sections that have figures. */
export const sectionsWith = (figures: Figures): number[] => [
  ...new Set(
    Object.entries(figures).flatMap(([name, value]) => (value ? (parseFigure(name)?.sectionId ?? []) : [])),
  ),
];
