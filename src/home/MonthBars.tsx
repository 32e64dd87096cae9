import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Rectangle,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
} from 'recharts';
import { countedRegisters, type MonthCounts, type RegisterName } from '../../domain/caseCounts';
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

/** A bar per month, the ten types of case on top of each other. */
export function MonthBars({ months, linkTo }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { palette } = useTheme();
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  return (
    <ResponsiveContainer>
      <BarChart
        data={months}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="15%"
        aria-label={translate('home.chart')}
      >
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => shortMonth(month, language)}
          interval="equidistantPreserveStart"
          minTickGap={8}
          tick={tick}
          stroke={palette.text.secondary}
        />
        <YAxis
          width="auto"
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
        {countedRegisters.map(({ name }) => (
          <Bar
            key={name}
            dataKey={({ counts }: MonthCounts) => counts[name]}
            stackId="cases"
            fill={categoryFill(name)}
            isAnimationActive={false}
            shape={(bar: BarShapeProps) => segment(bar, name, linkTo)}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** One type's share of a month: the way to its list. By keyboard, the table's links lead there. */
function segment(bar: BarShapeProps, name: RegisterName, linkTo: LinkOfFigure) {
  const { x, y, width, height, payload } = bar as BarShapeProps & { payload: MonthCounts };
  if (!height) return null;
  const area = <Rectangle x={x} y={y} width={width} height={height} fill={categoryFill(name)} />;
  const to = linkTo(name, { month: payload.month });
  if (!to) return area;
  return (
    <a href={to} tabIndex={-1} aria-hidden="true">
      {area}
    </a>
  );
}
