import { filingStatuses, followOnStatuses } from '../../domain/choices';
import { countedRegisters, type RegisterName } from '../../domain/caseCounts';
import { NOT_GIVEN } from '../../domain/listFilters';

/** The width and height of a tile in pixels; a lower slice of a bar does not show the whole pattern. */
export const TILE = 5;

/** SVG paths drawn over a colour on 5×5 tiles, so that areas never differ by colour alone. */
const MARKS = [
  '',
  'M-1 1L1-1M0 5L5 0M4 6L6 4',
  'M2.5 2.5h.01',
  'M0 2.5h5',
  'M2.5 0v5',
  'M-1 4L1 6M0 0L5 5M4-1L6 1',
  'M0 2.5h5M2.5 0v5',
  'M0 5L5 0M0 0L5 5',
  'M0 4L2.5 1L5 4',
  'M1 2.5h2',
];

const statuses = [...new Set<string>([...filingStatuses, ...followOnStatuses, NOT_GIVEN])];

export interface Mark {
  id: string;
  path: string;
}

export const categoryMarks: { name: RegisterName; mark: Mark }[] = countedRegisters.map(
  ({ name }, index) => ({
    name,
    mark: { id: `category-${name}`, path: MARKS[index % MARKS.length]! },
  }),
);

export const statusMarks: { name: string; mark: Mark }[] = statuses.map((name, index) => ({
  name,
  mark: { id: `status-${name}`, path: MARKS[index % MARKS.length]! },
}));

/** The SVG fill of a register; needs `FigurePatterns` on the page. */
export const categoryFill = (name: RegisterName) => `url(#category-${name})`;

/** The SVG fill of a status; statuses that only a foreign server knows look like "not given". */
export const statusFill = (name: string) => `url(#status-${statuses.includes(name) ? name : NOT_GIVEN})`;
