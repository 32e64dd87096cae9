import { useTheme } from '@mui/material/styles';
import { chartColours } from '../theme/chartColours';
import { categoryMarks, statusMarks, TILE, type Mark } from './patterns';

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
