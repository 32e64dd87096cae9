import type { StatusCounts } from '../../domain/caseCounts';
import { statusFill } from './patterns';
import type { LinkOfFigure } from './useFigureLink';

const SIZE = 120;
const WIDTH = 15;
const RING = { cx: SIZE / 2, cy: SIZE / 2, r: (SIZE - WIDTH) / 2 - 1, strokeWidth: WIDTH };

/** A ring of statuses, clockwise from the top in the order of the table beside it, which says the same. */
export function StatusDonut({ register, counts, total, linkTo }: StatusCounts & { linkTo: LinkOfFigure }) {
  return (
    <svg width={SIZE} height={SIZE} fill="none" className="donut-ring" aria-hidden="true">
      {total === 0 && [RING.r - WIDTH / 2, RING.r + WIDTH / 2].map(outline)}
      {slices(counts).map(({ status, cases, before }) => {
        // Dashes begin at the right: a quarter back is the top.
        const slice = (
          <circle
            {...RING}
            pathLength={total}
            strokeDasharray={`${cases} ${total - cases}`}
            strokeDashoffset={total / 4 - before}
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

const outline = (r: number) => <circle key={r} {...RING} r={r} strokeWidth={1} stroke="currentColor" />;

/** The statuses that have cases, and how many cases come before each. */
function slices(counts: StatusCounts['counts']) {
  let before = 0;
  return counts
    .filter(({ cases }) => cases > 0)
    .map(({ status, cases }) => {
      before += cases;
      return { status, cases, before: before - cases };
    });
}
