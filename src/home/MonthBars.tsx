import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
} from 'recharts';
import { countedRegisters, type MonthCounts } from '../../domain/caseCounts';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { MonthTooltip } from './MonthTooltip';
import { categoryFill } from './patterns';
import { shortMonth } from './shortMonth';
import type { LinkOfFigure } from './useFigureLink';

interface Props {
  months: readonly MonthCounts[];
  linkTo: LinkOfFigure;
}

/**
 * Shows one bar per month, in which the ten case types are stacked. Label widths are estimated: measuring
 * each label takes as long as the rest of the chart.
 */
export function MonthBars({ months, linkTo }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { palette, breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const isNarrow = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const labels = LABELS[language][isWide ? 'wide' : isNarrow ? 'narrow' : 'middle'];
  const longest = formatCount(Math.max(...months.map(({ total }) => total)), language);
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  return (
    <ResponsiveContainer>
      <BarChart
        data={months}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="15%"
        aria-label={translate('home.chart')}
      >
        <CartesianGrid vertical={false} verticalCoordinatesGenerator={none} stroke={palette.divider} />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => shortMonth(month, language)}
          interval={Math.ceil(months.length / labels) - 1}
          tick={tick}
          stroke={palette.text.secondary}
        />
        <YAxis
          width={longest.length * 8 + 16}
          interval={0}
          allowDecimals={false}
          tickFormatter={(count: number) => formatCount(count, language)}
          tick={tick}
          stroke={palette.text.secondary}
        />
        <Tooltip
          content={MonthTooltip}
          cursor={{ fill: palette.action.hover }}
          isAnimationActive={false}
          wrapperStyle={{ zIndex: 1 }}
        />
        <Bar dataKey="total" isAnimationActive={false} shape={(bar: BarShapeProps) => stack(bar, linkTo)} />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** How many month labels fit below the bars. */
const LABELS = {
  en: { narrow: 5, middle: 12, wide: 12 },
  bn: { narrow: 3, middle: 6, wide: 12 },
};

const none = () => [];

/** Pixels between stacked types, so that their border is visible. */
const GAP = 1;

/**
 * A month's stacked types, each linking to its list; keyboard users find the same links in the table. One
 * shape draws the whole bar, because a series per type would take ten times as long.
 */
function stack({ x, y, width, height, payload }: BarShapeProps, linkTo: LinkOfFigure) {
  const { month, counts, total } = payload as MonthCounts;
  let top = y + height;
  return countedRegisters
    .filter(({ name }) => counts[name] > 0)
    .map(({ name }) => {
      const own = (height * counts[name]) / total;
      top -= own;
      const area = (
        <rect
          key={name}
          x={x}
          y={top}
          width={width}
          height={own > GAP + 1 ? own - GAP : own}
          fill={categoryFill(name)}
        />
      );
      const to = linkTo(name, { month });
      if (!to) return area;
      return (
        <a key={name} href={to} tabIndex={-1} aria-hidden="true">
          {area}
        </a>
      );
    });
}
