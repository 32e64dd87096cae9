import { Sector } from 'recharts';
import type { StatusCounts } from '../../domain/caseCounts';
import { statusFill } from './patterns';
import type { LinkOfFigure } from './useFigureLink';

const SIZE = 120;
const RING = { cx: SIZE / 2, cy: SIZE / 2, innerRadius: 44, outerRadius: 59 };

/**
 * A ring of statuses, clockwise from the top in the order of the table beside it, which says the same. Without
 * a chart around its sectors, which takes several times as long to draw.
 */
export function StatusDonut({ register, counts, total, linkTo }: StatusCounts & { linkTo: LinkOfFigure }) {
  return (
    <svg width={SIZE} height={SIZE} className="donut-ring" aria-hidden="true">
      {total === 0 && <Sector {...RING} startAngle={0} endAngle={360} fill="none" stroke="currentColor" />}
      {slices(counts, total).map(({ status, startAngle, endAngle }) => {
        const slice = (
          <Sector {...RING} startAngle={startAngle} endAngle={endAngle} fill={statusFill(status)} />
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

/** Angles in degrees, counted from the right against the clock. */
function slices(counts: StatusCounts['counts'], total: number) {
  const drawn = counts.filter(({ cases }) => cases > 0);
  const before = (position: number) => drawn.slice(0, position).reduce((sum, { cases }) => sum + cases, 0);
  const angle = (cases: number) => 90 - (360 * cases) / total;
  return drawn.map(({ status, cases }, position) => ({
    status,
    startAngle: angle(before(position)),
    endAngle: angle(before(position) + cases),
  }));
}
