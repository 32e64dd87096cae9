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
  type TooltipContentProps,
} from 'recharts';
import Box from '@mui/material/Box';
import { countedRegisters, type MonthCounts } from '../../domain/caseCounts';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { categoryFill, Swatch } from './FigurePatterns';
import type { LinkOfFigure } from '../list/useFigureLink';
import { formatMonth, type Month } from '../../domain/months';
import { useWords } from './figures';

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

/** A month's cases by type, the lowest court first. */
function MonthTooltip({ active, payload }: Pick<TooltipContentProps, 'active' | 'payload'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = useWords();
  const shown = payload[0]?.payload as MonthCounts | undefined;
  if (!active || !shown) return null;
  return (
    <Box aria-live="polite" sx={paper}>
      <p>{formatMonth(shown.month, language)}</p>
      <dl>
        {countedRegisters.map(({ name }) => (
          <div key={name}>
            <dt>
              <Swatch fill={categoryFill(name)} />
              {words.ofRegister(name)}
            </dt>
            <dd>{formatCount(shown.counts[name], language)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{translate('home.total')}</dt>
          <dd>{formatCount(shown.total, language)}</dd>
        </div>
      </dl>
    </Box>
  );
}

const paper = {
  p: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 3,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  '& p': { m: 0, mb: 0.5, fontWeight: 600 },
  '& dl': { m: 0 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& dt': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
  '& .total': { mt: 0.5, fontWeight: 600 },
};

const words = { month: 'short', year: '2-digit', timeZone: 'UTC' } as const;
const formatters = {
  en: new Intl.DateTimeFormat('en-GB', words),
  bn: new Intl.DateTimeFormat('bn-BD', { ...words, month: 'long' }),
};

/** `2026-03` → `Mar 26`, for narrow places. Bengali month names have no common short form. */
export const shortMonth = (month: Month, locale: 'en' | 'bn'): string =>
  formatters[locale].format(new Date(`${month}-01T00:00:00Z`));
