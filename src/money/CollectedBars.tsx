import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatTaka, toCrore } from '../../domain/taka';
import { shortMonth } from '../home/MonthBars';
import { useLanguage } from '../i18n/useLanguage';

/** Bars in crore taka; the exact amounts stand in the table beside them. */
export function CollectedBars({ months }: { months: readonly { month: string; taka: number }[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { palette, breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  const crore = (taka: number) => formatTaka(toCrore(taka), language);
  const longest = Math.max(...months.map(({ taka }) => crore(taka).length));
  return (
    <ResponsiveContainer>
      <BarChart
        data={[...months]}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="15%"
        aria-label={translate('moneyLists.collected.chart')}
      >
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => shortMonth(month, language)}
          interval={isNarrow ? 3 : language === 'bn' ? 1 : 0}
          tick={tick}
          stroke={palette.text.secondary}
        />
        <YAxis width={longest * 8 + 16} tickFormatter={crore} tick={tick} stroke={palette.text.secondary} />
        <Bar dataKey="taka" isAnimationActive={false} fill={palette.primary.main} />
      </BarChart>
    </ResponsiveContainer>
  );
}
