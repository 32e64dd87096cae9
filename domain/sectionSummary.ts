import { contractTypes, type ContractTypeName } from './followOnCases';
import { addTaka } from './taka';
import type { WireRecord } from './wire';

/** A register of the section-wise summary, with the wire names of its figures. */
export interface SummaryRegister {
  name: 'case-fillings' | ContractTypeName;
  count: string;
  revenue: string;
}

/** From the lowest court to the highest. The filings' figures have irregular wire names. */
export const summaryRegisters: readonly SummaryRegister[] = [
  { name: 'case-fillings', count: 'caseFiling', revenue: 'revenue' },
  ...contractTypes.map(
    ({
      name,
      contract: {
        figures: { byStatus },
      },
    }) => ({
      name,
      count: byStatus,
      revenue: `${byStatus}Revenue`,
    }),
  ),
];

/** A section's figures per register; revenue in taka. */
export interface SectionFigures extends Figures {
  section: string;
  /** The section's name in Bengali, if the server sends it. */
  sectionBn: string | undefined;
}

/** From the lowest court to the highest; `total` is the sum of the counts only. */
interface Figures {
  figures: { count: number; revenue: number }[];
  total: number;
}

/** The report: a row per section, in the order of the rows given, and the total counts. */
export interface SectionReport {
  sections: SectionFigures[];
  counts: number[];
  total: number;
}

/** Sums the summary's rows, one per section and status, by section (docs/contract.md, "Figures"). */
export function sectionReport(rows: readonly WireRecord[]): SectionReport {
  const sections = bySection(rows).map(([section, own]) => ({
    section,
    sectionBn: bengaliOf(own),
    ...figuresOf(own),
  }));
  return { sections, ...totalsOf(sections) };
}

/** A section's figures, one row per status of its filings. */
export interface SectionSubjects {
  section: string;
  sectionBn: string | undefined;
  /** Absent on some servers. */
  workPlaceId: number | undefined;
  subjects: (Figures & { status: string })[];
}

/** Home's summary: the sections in the order of the rows given, and the total counts. */
export interface SubjectSummary {
  sections: SectionSubjects[];
  counts: number[];
  total: number;
}

/** Groups the summary's rows, one per section and status, by section (docs/contract.md, "Figures"). */
export function subjectSummary(rows: readonly WireRecord[]): SubjectSummary {
  const sections = bySection(rows).map(([section, own]) => ({
    section,
    sectionBn: bengaliOf(own),
    workPlaceId: own.map(({ workPlaceId }) => workPlaceId).find((id) => typeof id === 'number'),
    subjects: own.map((row) => ({ status: textIn(row.caseStatus), ...figuresOf([row]) })),
  }));
  return { sections, ...totalsOf(sections.flatMap(({ subjects }) => subjects)) };
}

function bySection(rows: readonly WireRecord[]): [section: string, rows: WireRecord[]][] {
  const sections = new Map<string, WireRecord[]>();
  for (const row of rows) {
    const section = sectionOf(row);
    const own = sections.get(section);
    if (own) own.push(row);
    else sections.set(section, [row]);
  }
  return [...sections];
}

function figuresOf(rows: readonly WireRecord[]): Figures {
  const figures = summaryRegisters.map(({ count, revenue }) => ({
    count: sum(rows.map((row) => amount(row[count]))),
    revenue: addTaka(...rows.map((row) => amount(row[revenue]))),
  }));
  return { figures, total: sum(figures.map(({ count }) => count)) };
}

const totalsOf = (rows: readonly Figures[]) => ({
  counts: summaryRegisters.map((_, index) => sum(rows.map(({ figures }) => figures[index]!.count))),
  total: sum(rows.map(({ total }) => total)),
});

const sectionOf = ({ wpName }: WireRecord) => textIn(wpName);

const bengaliOf = ([row]: readonly WireRecord[]) => textIn(row?.wpNameBn) || undefined;

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** 0 if the server omits the figure. */
const amount = (value: unknown) => Number(value ?? 0) || 0;

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
