import { useTheme } from '@mui/material/styles';
import { chartColours } from '../theme/chartColours';
import { filingStatuses, followOnStatuses } from '../../domain/choices';
import { countedRegisters, type RegisterName } from '../../domain/caseCounts';
import { NOT_GIVEN } from '../../domain/listFilters';

/** SVG definitions of the colours and patterns that charts and legends use; once per page. */
export function FigurePatterns() {
  const { palette } = useTheme();
  const colours = chartColours[palette.mode];
  const colourOfStatus: Record<string, string> = colours.statuses;
  return (
    // A block, since an inline element without height still takes a line.
    <svg width="0" height="0" aria-hidden="true" className="patterns" style={{ display: 'block' }}>
      <defs>
        {categoryMarks.map(({ name, mark }) => (
          <Pattern key={name} {...mark} colour={colours.categories[name]} line={palette.background.paper} />
        ))}
        {statusMarks.map(({ name, mark }) => (
          <Pattern key={name} {...mark} colour={colourOfStatus[name]} line={palette.background.paper} />
        ))}
      </defs>
    </svg>
  );
}

const Pattern = ({ id, path, colour, line }: Mark & { colour: string | undefined; line: string }) => (
  <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
    <rect width={TILE} height={TILE} fill={colour} />
    {path && <path d={path} fill="none" stroke={line} strokeLinecap="round" opacity="0.45" />}
  </pattern>
);

/** The legend's sample of an area's fill. */
export const Swatch = ({ fill }: { fill: string }) => (
  <svg width="14" height="14" aria-hidden="true" className="swatch">
    <rect width="14" height="14" rx="2" fill={fill} />
  </svg>
);

/** The width and height of a tile in pixels; a lower slice of a bar does not show the whole pattern. */
const TILE = 5;

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

interface Mark {
  id: string;
  path: string;
}

const categoryMarks: { name: RegisterName; mark: Mark }[] = countedRegisters.map(({ name }, index) => ({
  name,
  mark: { id: `category-${name}`, path: MARKS[index % MARKS.length]! },
}));

const statusMarks: { name: string; mark: Mark }[] = statuses.map((name, index) => ({
  name,
  mark: { id: `status-${name}`, path: MARKS[index % MARKS.length]! },
}));

/** The SVG fill of a register; needs `FigurePatterns` on the page. */
export const categoryFill = (name: RegisterName) => `url(#category-${name})`;

/** The SVG fill of a status; statuses that only a foreign server knows look like "not given". */
export const statusFill = (name: string) => `url(#status-${statuses.includes(name) ? name : NOT_GIVEN})`;
