import { Pie, PieChart, Sector, type PieSectorShapeProps } from 'recharts';
import type { StatusCounts } from '../../domain/caseCounts';
import { statusFill } from './patterns';
import type { LinkOfFigure } from './useFigureLink';

const SIZE = 120;

/** A ring of statuses, clockwise from the top in the order of the table beside it, which says the same. */
export function StatusDonut({ register, counts, total, linkTo }: StatusCounts & { linkTo: LinkOfFigure }) {
  const slices = counts.filter(({ cases }) => cases > 0);
  const drawn = total > 0 ? slices : [{ status: '', cases: 1 }];
  return (
    <div aria-hidden="true">
      <PieChart width={SIZE} height={SIZE} accessibilityLayer={false}>
        <Pie
          data={drawn}
          dataKey="cases"
          innerRadius={44}
          outerRadius={59}
          startAngle={90}
          endAngle={-270}
          rootTabIndex={-1}
          isAnimationActive={false}
          shape={({ payload, ...sector }: PieSectorShapeProps) => {
            const { status } = payload as (typeof drawn)[number];
            if (!status) return <Sector {...sector} fill="none" stroke="currentColor" opacity={0.4} />;
            const slice = <Sector {...sector} fill={statusFill(status)} stroke="none" />;
            const to = linkTo(register, { status });
            return to ? (
              <a href={to} tabIndex={-1}>
                {slice}
              </a>
            ) : (
              slice
            );
          }}
        />
      </PieChart>
    </div>
  );
}
