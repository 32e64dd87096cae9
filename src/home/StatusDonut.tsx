import type { StatusCounts } from '../../domain/caseCounts';
import { statusFill } from './patterns';
import type { LinkOfFigure } from './useFigureLink';

const SIZE = 120;
const MIDDLE = SIZE / 2;
const RADIUS = 51.5;
const WIDTH = 15;

/** A ring of statuses, clockwise from the top in the order of the table beside it. */
export function StatusDonut({ register, counts, total, linkTo }: StatusCounts & { linkTo: LinkOfFigure }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} fill="none" className="donut-ring" aria-hidden="true">
      {total === 0 && [RADIUS - WIDTH / 2, RADIUS + WIDTH / 2].map(outline)}
      {slices(counts).map(({ status, cases, before }) => {
        const slice = (
          <path
            d={arc(before / total, (before + cases) / total)}
            strokeWidth={WIDTH}
            stroke={statusFill(status)}
          />
        );
        const to = linkTo(register, { status });
        return (
          <g key={status}>
            {to ? (
              <a href={to} tabIndex={-1}>
                {slice}
              </a>
            ) : (
              slice
            )}
          </g>
        );
      })}
    </svg>
  );
}

const outline = (r: number) => <circle key={r} cx={MIDDLE} cy={MIDDLE} r={r} stroke="currentColor" />;

/** The statuses with cases, each with the number of cases before it in the ring. */
function slices(counts: StatusCounts['counts']) {
  let before = 0;
  return counts
    .filter(({ cases }) => cases > 0)
    .map(({ status, cases }) => {
      before += cases;
      return { status, cases, before: before - cases };
    });
}

/**
 * SVG path of an arc between two fractions of the circle. A full circle stops just short of its start, or
 * it would not be drawn.
 */
function arc(from: number, to: number): string {
  const end = Math.min(to, from + 0.9999);
  const isLarge = end - from > 0.5 ? 1 : 0;
  return `M${point(from)} A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${point(end)}`;
}

function point(part: number): string {
  const angle = 2 * Math.PI * part;
  return [MIDDLE + RADIUS * Math.sin(angle), MIDDLE - RADIUS * Math.cos(angle)]
    .map((length) => length.toFixed(3))
    .join(' ');
}
