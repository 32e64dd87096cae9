import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaperTable } from '@casebook/xlsx-writer';
import { useTranslate } from 'react-admin';
import { formatTaka, toCrore } from '../../domain/taka';
import { figureCard, figureTableStyle } from '../home/figures';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { useNarrow } from '../list/cards/narrow';
import { useOrganisation } from '../page/useOrganisation';
import { DownloadTables } from '../spreadsheet/DownloadTables';
import { filesAddress, sumOf, type SectionTotals, type StateTotals } from './stateTotals';

/** What is owed in crore taka: a row for each section, a column for each state. Every figure opens its files. */
export function StateTable({ totals }: { totals: StateTotals }) {
  const translate = useTranslate();
  const language = useLanguage();
  const isNarrow = useNarrow();
  const { states, sections } = totals;
  const label = translate('moneyLists.totals.heading');
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {translate('moneyLists.totals.unit')}
      </Typography>
      {isNarrow && <SectionCards totals={totals} />}
      {/* focusable, so that the arrow keys scroll it */}
      <Box
        component="section"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        sx={{ ...figureTableStyle, ...(isNarrow && { display: 'none', displayPrint: 'block' }) }}
      >
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col" className="section">
                {translate('moneyLists.section')}
              </th>
              {states.map((state) => (
                <th key={state} scope="col">
                  {translate(`moneyLists.states.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sections.map((section) => (
              <tr key={section.workPlaceId}>
                <th scope="row" className="section">
                  {nameIn(language, section.name, section.nameBn)}
                </th>
                {states.map((state) => (
                  <td key={state}>
                    <Figure taka={section.amounts[state]} to={filesAddress(state, section.workPlaceId)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="section">
                {translate('moneyLists.totals.inAll')}
              </th>
              {states.map((state) => (
                <td key={state}>
                  <Figure taka={sumOf(totals, state)} to={filesAddress(state)} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Box>
    </>
  );
}

function Figure({ taka = 0, to }: { taka: number | undefined; to: string }) {
  const language = useLanguage();
  return taka ? <a href={to}>{formatTaka(toCrore(taka), language)}</a> : <>–</>;
}

/** The same figures on a phone: a card for all sections and one for each. */
function SectionCards({ totals }: { totals: StateTotals }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { states, sections } = totals;
  const amounts = Object.fromEntries(states.map((state) => [state, sumOf(totals, state)]));
  const inAll = { name: translate('moneyLists.totals.inAll'), amounts, workPlaceId: undefined };
  const named = ({ name, nameBn, ...section }: SectionTotals) => ({
    ...section,
    name: nameIn(language, name, nameBn),
  });
  return (
    <Box sx={{ displayPrint: 'none' }}>
      {[inAll, ...sections.map(named)].map(({ workPlaceId, name, amounts: owed }) => (
        <Box component="details" key={workPlaceId ?? 'all'} open={!workPlaceId} sx={figureCard}>
          <summary>
            {name} <span>{formatTaka(toCrore(owed.OUTSTANDING ?? 0), language)}</span>
          </summary>
          <dl>
            {states.map((state) =>
              owed[state] ? (
                <div key={state}>
                  <dt>{translate(`moneyLists.states.${state}`)}</dt>
                  <dd>
                    <Figure taka={owed[state]} to={filesAddress(state, workPlaceId)} />
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
        </Box>
      ))}
    </Box>
  );
}

/** Downloads the displayed figures as a spreadsheet. */
export function DownloadTotals({ totals }: { totals: StateTotals | undefined }) {
  const translate = useTranslate();
  const issuer = useOrganisation();
  return (
    <DownloadTables
      label="moneyLists.totals.download"
      file="Money.xlsx"
      tables={totals?.sections.length ? () => [totalsTable(totals, issuer, translate)] : undefined}
    />
  );
}

/** The totals as a spreadsheet, rounded as on screen: their sum is that of the exact amounts, and no formula. */
export function totalsTable(
  totals: StateTotals,
  issuer: string,
  translate: (key: string, options?: object) => string,
): PaperTable {
  const { states, sections } = totals;
  return {
    sheet: 'Money',
    title: `${translate('moneyLists.totals.heading')} (${translate('moneyLists.totals.unit')})`,
    issuer,
    pageNumber: translate('report.pageNumber', { page: '&P', pages: '&N' }),
    columns: [
      { heading: translate('moneyLists.section'), kind: 'text', width: 24 },
      ...states.map((state) => ({
        heading: translate(`moneyLists.states.${state}`),
        kind: 'money' as const,
        width: 14,
      })),
    ],
    frozen: 1,
    rows: sections.map(({ name, amounts }) => [name, ...states.map((state) => toCrore(amounts[state] ?? 0))]),
    totals: [translate('moneyLists.totals.inAll'), ...states.map((state) => toCrore(sumOf(totals, state)))],
  };
}
