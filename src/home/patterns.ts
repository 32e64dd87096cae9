import { filingStatuses, followOnStatuses } from '../../domain/choices';
import { countedRegisters, type RegisterName } from '../../domain/caseCounts';
import { NOT_GIVEN } from '../../domain/figureFilters';

/** What is drawn over a colour, on tiles of 8 by 8, so that no two areas differ by colour alone. */
const MARKS = [
  '',
  'M0 8L8 0M-2 2L2-2M6 10L10 6',
  'M2 2h.01M6 6h.01',
  'M0 4h8',
  'M4 0v8',
  'M0 0L8 8M-2 6L2 10M6-2L10 2',
  'M0 4h8M4 0v8',
  'M0 8L8 0M0 0L8 8',
  'M0 2h8M0 6h8',
  'M2 0v8M6 0v8',
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

/** How an area is filled; `FigurePatterns` has to stand on the page. */
export const categoryFill = (name: RegisterName) => `url(#category-${name})`;

/** A status that only another server knows is filled like one that nobody has given. */
export const statusFill = (name: string) => `url(#status-${statuses.includes(name) ? name : NOT_GIVEN})`;
