import { caseTypes, type CaseTypeName } from './followOnCases';
import { addTaka } from './money';
import type { WireRecord } from './wire';

/** A register of the section-wise summary, and what a row calls its figures. */
export interface SummaryRegister {
  name: 'case-fillings' | CaseTypeName;
  count: string;
  revenue: string;
}

/** In court order. The filings' own figures are called in a way of their own. */
export const summaryRegisters: readonly SummaryRegister[] = [
  { name: 'case-fillings', count: 'caseFiling', revenue: 'revenue' },
  ...caseTypes.map(({ name, figures: { byStatus } }) => ({
    name,
    count: byStatus,
    revenue: `${byStatus}Revenue`,
  })),
];

/** A section's figures, register by register; revenue in taka. */
export interface SectionFigures {
  section: string;
  figures: { count: number; revenue: number }[];
  total: number;
}

/** The report: a row per section in the order of the rows given, and the counts of all sections. */
export interface SectionReport {
  sections: SectionFigures[];
  counts: number[];
  total: number;
}

/** Sums the summary's rows, one per section and status, by section (docs/contract.md, "Figures"). */
export function sectionReport(rows: readonly WireRecord[]): SectionReport {
  const names = [...new Set(rows.map(sectionOf))];
  const sections = names.map((section) => {
    const own = rows.filter((row) => sectionOf(row) === section);
    const figures = summaryRegisters.map(({ count, revenue }) => ({
      count: sum(own.map((row) => amount(row[count]))),
      revenue: addTaka(...own.map((row) => amount(row[revenue]))),
    }));
    return { section, figures, total: sum(figures.map((each) => each.count)) };
  });
  return {
    sections,
    counts: summaryRegisters.map((_, index) => sum(sections.map(({ figures }) => figures[index]!.count))),
    total: sum(sections.map(({ total }) => total)),
  };
}

const sectionOf = ({ wpName }: WireRecord) => (typeof wpName === 'string' ? wpName : '');

/** A figure that a server leaves out is 0. */
const amount = (value: unknown) => Number(value ?? 0) || 0;

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
