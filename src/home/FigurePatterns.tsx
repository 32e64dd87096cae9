import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useStore } from 'react-admin';
import { chartColours } from '../theme/chartColours';
import { filingStatuses, followOnStatuses } from '../../domain/choices';
import { countedRegisters, type RegisterName } from '../../domain/caseCounts';
import { NOT_GIVEN } from '../../domain/listFilters';
import { PATTERNS_KEY } from '../preferences/preferences';

/**
 * What charts and legends are filled with, once per page: plain colours, and patterns over them on paper or where the
 * person asks for them.
 */
export function FigurePatterns() {
  const { palette } = useTheme();
  const [isPatterned] = useStore(PATTERNS_KEY, false);
  const { categories, statuses } = chartColours[palette.mode];
  const colours: Record<string, string> = { ...categories, ...statuses };
  const fills = (fill: (mark: Mark) => string | undefined) =>
    Object.fromEntries(marks.map((mark) => [`--${mark.id}`, fill(mark)]));
  const patterned = fills(({ id }) => `url(#${id})`);
  return (
    <>
      <GlobalStyles
        styles={{
          ':root': isPatterned ? patterned : fills(({ name }) => colours[name]),
          '@media print': { ':root': patterned },
        }}
      />
      {/* A block, since an inline element without height still takes a line. */}
      <svg width="0" height="0" aria-hidden="true" className="patterns" style={{ display: 'block' }}>
        <defs>
          {marks.map((mark) => (
            <Pattern key={mark.id} {...mark} colour={colours[mark.name]} line={palette.background.paper} />
          ))}
        </defs>
      </svg>
    </>
  );
}

const Pattern = ({
  id,
  path,
  colour,
  line,
}: Omit<Mark, 'name'> & { colour: string | undefined; line: string }) => (
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

/** SVG paths drawn over a colour on 5×5 tiles, so that areas do not differ by colour alone. */
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
  name: string;
  id: string;
  path: string;
}

const marksOf = (kind: string, names: readonly string[]) =>
  names.map((name, index): Mark => ({ name, id: `${kind}-${name}`, path: MARKS[index % MARKS.length]! }));

const marks = [
  ...marksOf(
    'category',
    countedRegisters.map(({ name }) => name),
  ),
  ...marksOf('status', statuses),
];

/** The SVG fill of a register; needs `FigurePatterns` on the page. */
export const categoryFill = (name: RegisterName) => `var(--category-${name})`;

/** The SVG fill of a status; statuses that only a foreign server knows look like "not given". */
export const statusFill = (name: string) => `var(--status-${statuses.includes(name) ? name : NOT_GIVEN})`;
