import { shownStates, type TotalState } from '../../domain/money/totals';
import type { MoneyTotal } from '../dataProvider/money';

/** What is owed in a section, in taka by state. */
export interface SectionTotals {
  workPlaceId: number;
  name: string;
  nameBn: string | null;
  amounts: Partial<Record<string, number>>;
}

export interface StateTotals {
  /** The states that money is in, in the order of their columns. */
  states: TotalState[];
  sections: SectionTotals[];
  /** Exact sums of all sections, so that they are rounded once. */
  all: MoneyTotal[];
}

export function sectionsOf(all: MoneyTotal[], bySection: readonly MoneyTotal[]): StateTotals {
  const sections = new Map<number, SectionTotals>();
  for (const { workPlaceId, wpName, wpNameBn, state, amount } of bySection) {
    const section = sections.get(workPlaceId) ?? { workPlaceId, name: wpName, nameBn: wpNameBn, amounts: {} };
    section.amounts[state] = amount;
    sections.set(workPlaceId, section);
  }
  const states = shownStates.filter((state) => all.some((total) => total.state === state));
  const isShown = ({ amounts }: SectionTotals) => states.some((state) => amounts[state]);
  return { states, sections: [...sections.values()].filter(isShown), all };
}

export const sumOf = ({ all }: StateTotals, state: string): number =>
  all.find((total) => total.state === state)?.amount ?? 0;

/** The files whose money is in a state, those with the most of it first. */
export const filesAddress = (state: string, workPlaceId?: number): string => {
  const filter = JSON.stringify({ state, ...(workPlaceId !== undefined && { workPlaceId }) });
  const sort = state.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return `/money/files?${new URLSearchParams({ filter, sort, order: 'DESC' })}`;
};
