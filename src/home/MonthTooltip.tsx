import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { TooltipContentProps } from 'recharts';
import { countedRegisters, type MonthCounts } from '../../domain/caseCounts';
import { formatCount } from '../../domain/digits';
import { formatMonth } from '../../domain/months';
import { useLanguage } from '../i18n/useLanguage';
import { Swatch } from './FigurePatterns';
import { categoryFill } from './patterns';
import { useWords } from './useWords';

/** A month's cases by type, the lowest court first. */
export function MonthTooltip({ active, payload }: Pick<TooltipContentProps, 'active' | 'payload'>) {
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
