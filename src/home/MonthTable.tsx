import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { countedRegisters, type MonthCounts } from '../../domain/caseCounts';
import { formatCount } from '../../domain/digits';
import { formatMonth } from '../../domain/months';
import { useLanguage } from '../i18n/useLanguage';
import { figure } from './figure';
import { figureTableStyle } from './figureTableStyle';
import type { LinkOfFigure } from './useFigureLink';
import { useWords } from './useWords';

interface Props {
  months: readonly MonthCounts[];
  linkTo: LinkOfFigure;
}

/** The figures of the bar chart as a table: a row per month, the latest first. */
export function MonthTable({ months, linkTo }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = useWords();
  const title = translate('home.byMonth');
  return (
    // Focusable, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" aria-label={title} tabIndex={0} sx={figureTableStyle}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className="section">
              {translate('home.month')}
            </th>
            {countedRegisters.map(({ name }) => (
              <th key={name} scope="col">
                {words.ofRegister(name)}
              </th>
            ))}
            <th scope="col">{translate('home.total')}</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, counts, total }) => (
            <tr key={month}>
              <th scope="row" className="section">
                {formatMonth(month, language)}
              </th>
              {countedRegisters.map(({ name }) => (
                <td key={name}>{figure(counts[name], linkTo(name, { month }), language)}</td>
              ))}
              <td className="total">{formatCount(total, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
