import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { formatTaka, toCrore } from '../../domain/taka';
import { summaryRegisters, type SectionFigures, type SectionReport } from '../../domain/sectionSummary';
import type { Language } from '../i18n/catalogue';
import { useLanguage } from '../i18n/useLanguage';

type LinkOf = (register: (typeof summaryRegisters)[number]['name']) => string | undefined;

interface Props extends Pick<SectionReport, 'counts' | 'total'> {
  label: string;
  /** The table's name, where that is not the label. */
  title?: string;
  /** The keys of the headings, the language that they are always in, and the headings before the figures. */
  words: 'home' | 'report.headings';
  lang?: 'bn';
  before: { name: string; heading: string }[];
  linkOf?: LinkOf;
  sx: SystemStyleObject<Theme>;
  /** The table's bodies. */
  children: ReactNode;
}

/** Cases and disputed revenue, in crore taka, of every court: on Home by section and subject, in the report by section. */
export function CourtTable({ label, title = label, words, lang, before, sx, children, ...totals }: Props) {
  const translate = useTranslate();
  return (
    // focusable, so that the arrow keys scroll it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" aria-label={label} tabIndex={0} sx={sx}>
      <table aria-label={title}>
        <colgroup span={before.length} />
        {summaryRegisters.map(({ name }) => (
          <colgroup key={name} span={2} />
        ))}
        <colgroup />
        <thead lang={lang}>
          <tr>
            {before.map(({ name, heading }) => (
              <th key={name} scope="col" rowSpan={2} className={name}>
                {heading}
              </th>
            ))}
            {summaryRegisters.map(({ name }) => (
              <th key={name} scope="colgroup" colSpan={2} className="starts">
                {translate(`${words}.registers.${name}`)}
              </th>
            ))}
            <th scope="col" rowSpan={2} className="starts">
              {translate(`${words}.total`)}
            </th>
          </tr>
          <tr>
            {summaryRegisters.flatMap(({ count, revenue }) => [
              <th key={count} scope="col" className="starts">
                {translate(`${words}.count`)}
              </th>,
              <th key={revenue} scope="col">
                {translate(`${words}.revenue`)}
              </th>,
            ])}
          </tr>
        </thead>
        {children}
        <Totals {...totals} words={words} lang={lang} />
      </table>
    </Box>
  );
}

/** Counts only: a filing's revenue appears in every court it has come to, so a sum would count it several times. */
function Totals({
  counts,
  total,
  linkOf,
  words,
  lang,
}: Pick<Props, 'counts' | 'total' | 'linkOf' | 'words' | 'lang'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2} lang={lang} className="section">
          {translate(`${words}.totalRow`)}
        </th>
        {courtCells(
          counts.map((count) => ({ count })),
          total,
          language,
          linkOf,
        )}
      </tr>
    </tfoot>
  );
}

/** The cells of a row; a function rather than a component, since hundreds of components would render slowly. */
export const courtCells = (
  figures: (Pick<SectionFigures['figures'][number], 'count'> & { revenue?: number })[],
  total: number,
  language: Language,
  linkOf?: LinkOf,
) => [
  ...summaryRegisters.flatMap(({ name, count, revenue }, index) => {
    const own = figures[index]!;
    return [
      <td key={count} className="starts">
        {linkOf ? figure(own.count, linkOf(name), language) : formatCount(own.count, language)}
      </td>,
      <td key={revenue}>{own.revenue === undefined ? '–' : formatTaka(toCrore(own.revenue), language)}</td>,
    ];
  }),
  <td key="total" className="starts total">
    {formatCount(total, language)}
  </td>,
];

/** A number that links to the list of the counted records (`to`); `FigureLinks` handles the click. */
export function figure(count: number, to: string | undefined, language: Language): ReactNode {
  const shown = formatCount(count, language);
  if (!to) return <span>{shown}</span>;
  return (
    <a href={to} data-none={count === 0 || undefined}>
      {shown}
    </a>
  );
}
