import type { PaperColumn, PaperTable } from '@casebook/xlsx-writer';
import { amounts, counts, kindsCounted, moneyStateNames } from '../../domain/returns/figures';
import type { Figures } from '../dataProvider/returns';
import { caseColumns, kindsWithCases, nameOf, sectionsWith } from './columns';

interface Words {
  title: string;
  issuer: string;
  translate: (key: string, options?: object) => string;
  sectionName: (id: number) => string;
}

/** The figures as three sheets, in whole numbers and in taka: all cases, those of the sections, and the money. */
export function returnSheets(
  figures: Figures,
  { title, issuer, translate, sectionName }: Words,
): PaperTable[] {
  const at = (name: string) => figures[name] ?? 0;
  const sections = sectionsWith(figures)
    .map((id) => ({ id, name: sectionName(id) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const kindName = (kind: string) => translate(`returns.what.${kind}`);
  const casesOf = (kind: string, section?: number) => [
    ...counts.map((figure) => at(nameOf(figure, kind, 'count', section))),
    at(nameOf('closing', kind, 'amount', section)),
  ];
  const moneyOf = (section?: number) => [
    ...amounts.map((figure) => at(nameOf(figure, 'all', 'amount', section))),
    ...moneyStateNames.map((state) => at(nameOf('closing', state, 'amount', section))),
  ];
  const text = (heading: string): PaperColumn => ({ heading, kind: 'text', width: 24 });
  const caseHeadings: PaperColumn[] = [
    ...caseColumns.flatMap(({ group, figures: each }) =>
      each.map((figure): PaperColumn => ({
        heading: translate(`returns.columns.${figure}`),
        ...(group && { group: translate(`returns.groups.${group}`) }),
        kind: 'count',
        width: 10,
      })),
    ),
    { heading: translate('returns.figures.owedInThem'), kind: 'money', width: 20 },
  ];
  const moneyHeadings = [
    ...amounts.map((figure) => translate(`returns.figures.${figure}`)),
    ...moneyStateNames.map((state) =>
      translate('returns.inWords', {
        figure: translate('returns.figures.closing'),
        what: translate(`returns.what.${state}`),
      }),
    ),
  ].map((heading): PaperColumn => ({ heading, kind: 'money', width: 20 }));
  const page = { title, issuer, pageNumber: translate('report.pageNumber', { page: '&P', pages: '&N' }) };
  const all = kindName('all');
  const kind = text(translate('returns.kind'));
  const section = text(translate('returns.section'));
  return [
    {
      ...page,
      sheet: translate('returns.sheets.all'),
      columns: [kind, ...caseHeadings],
      frozen: 1,
      rows: kindsCounted.map((each) => [kindName(each), ...casesOf(each)]),
      totals: [all, ...casesOf('all')],
    },
    {
      ...page,
      sheet: translate('returns.sheets.sections'),
      columns: [section, kind, ...caseHeadings],
      frozen: 2,
      rows: sections.flatMap(({ id, name }) =>
        [...kindsWithCases(figures, id), 'all'].map((each) => [name, kindName(each), ...casesOf(each, id)]),
      ),
      totals: [all, all, ...casesOf('all')],
    },
    {
      ...page,
      sheet: translate('returns.sheets.money'),
      columns: [section, ...moneyHeadings],
      frozen: 1,
      rows: sections.map(({ id, name }) => [name, ...moneyOf(id)]),
      totals: [all, ...moneyOf()],
    },
  ];
}
