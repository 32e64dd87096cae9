import { moneyStates } from '../money/position';

/** What figures count, by the register's resource name. */
export const returnKinds = {
  'case-fillings': 'filing',
  'applicate-comm-cases': 'commissioner',
  'tribunal-cases': 'tribunal',
  'custom-appeals': 'customs-appeal',
  'high-court-rits': 'writ',
  'high-court-cpa-cpl-cases': 'cpla',
  'high-court-cp-cases': 'cp',
  'admiral-suit-cases': 'admiralty',
  'foujdari-suit-cases': 'criminal',
  'civil-case': 'civil',
  'contempt-cases': 'contempt',
} as const;

export type ReturnKind = (typeof returnKinds)[keyof typeof returnKinds];

export const kindsCounted = Object.values(returnKinds);

/** By which figure a proceeding comes in, and by which it goes out. */
export const waysIn = ['late', 'filed', 'restored', 'moved-in', 'corrected-in'] as const;
export const disposals = ['disposed-for', 'disposed-against', 'disposed-remand', 'disposed-other'] as const;
export const waysOut = [...disposals, 'moved-out', 'corrected-out'] as const;

export type Way = (typeof waysIn)[number] | (typeof waysOut)[number];

/** Figures that are sums of ways. */
export const sums = {
  received: waysIn,
  total: ['opening', ...waysIn],
  disposed: disposals,
} as const;

/** What is pending and what came and went, in the order of the table. */
export const counts = [
  'opening',
  ...waysIn,
  'received',
  'total',
  ...disposals,
  'disposed',
  'moved-out',
  'corrected-out',
  'closing',
] as const;

/** Counts beside those. */
export const furtherCounts = [
  'government-appeals',
  'important',
  'results-missing',
  'limits-missed',
  'hearings-held',
] as const;

/** What moves what is owed, with what a taka of it adds (1) or takes away (-1). */
export const moneyMovements = {
  demanded: 1,
  raised: 1,
  lowered: -1,
  collected: -1,
  deposited: -1,
  'deposits-refunded': 1,
  refunded: 1,
  waived: -1,
  'written-off': -1,
  overpaid: 1,
  'moved-in': 1,
  'moved-out': -1,
  corrected: 1,
} as const;

export type MoneyMovement = keyof typeof moneyMovements;

/** Amounts in the order of the sum; an adjusted deposit moves nothing, since it was held before. */
export const amounts = [
  'opening',
  ...(Object.keys(moneyMovements) as MoneyMovement[]),
  'closing',
  'deposit-adjusted',
] as const;

/** The states of money as figures name them. */
export const moneyStateNames = moneyStates.map((state) => state.toLowerCase().replaceAll('_', '-'));

export const guaranteeFigures = ['valid', 'lapsing'] as const;

const ENDS = ['closing', 'guarantees', 'important', 'results-missing'];

/** Whether a figure says how a period ends, rather than how it begins or what happened in it. */
export const atEnd = (name: string): boolean => ENDS.some((figure) => name.startsWith(`${figure}.`));

/** A figure of a return: what it says, of what, in which measure, and of which section. */
export interface Figure {
  figure: string;
  what: string;
  measure: string;
  sectionId?: number;
}

const whats = [...kindsCounted, 'all'];

/** The names of all figures of an office without those of its sections. */
const generalNames: ReadonlySet<string> = new Set([
  ...[...counts, ...furtherCounts].flatMap((figure) => whats.map((what) => `${figure}.${what}.count`)),
  ...whats.map((what) => `closing.${what}.amount`),
  ...amounts.map((figure) => `${figure}.all.amount`),
  ...moneyStateNames.map((state) => `closing.all.${state}`),
  ...moneyStateNames.map((state) => `closing.${state}.amount`),
  ...guaranteeFigures.flatMap((figure) =>
    ['count', 'amount'].map((measure) => `guarantees.${figure}.${measure}`),
  ),
]);

const hasSections = (name: string) => !name.startsWith('guarantees.');

/** The names of all figures: those of the whole office, and those of each section. */
export const figureNames = (sections: readonly { id: number }[] = []): string[] => [
  ...generalNames,
  ...sections.flatMap(({ id }) =>
    [...generalNames].filter(hasSections).map((name) => `${name}.section:${id}`),
  ),
];

/** Reads a figure's name, for example `closing.writ.count.section:3`; null if there is no such figure. */
export function parseFigure(name: string): Figure | null {
  const [general = '', section, ...more] = name.split('.section:');
  const sectionId = Number(section);
  if (!generalNames.has(general) || more.length) return null;
  if (section !== undefined && (!hasSections(general) || String(sectionId) !== section)) return null;
  const [figure = '', second = '', third = ''] = general.split('.');
  // `closing.recoverable.amount` is another name of `closing.all.recoverable`
  const [what, measure] = moneyStateNames.includes(second) ? ['all', second] : [second, third];
  return { figure, what, measure, ...(section !== undefined && { sectionId }) };
}

/** From this amount on, in taka, a case is important without being marked: a hundred crore. */
export const IMPORTANT_FROM = 1_000_000_000;
