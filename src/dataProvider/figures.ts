import { countsByMonth, countsByStatus, type MonthCounts, type StatusCounts } from '../../domain/caseCounts';
import type { SubjectSummary } from '../../domain/sectionSummary';
import type { WireRecord } from '../../domain/wire';
import { isRecord } from '../../domain/isRecord';
import type { HttpClient } from './httpClient';
import { isListShaped, orNothing } from './shapes';
import { STATUS_COUNTS } from './statusCounts';

/** The calls behind Home's figures (docs/contract.md, "Figures"). */
export interface FigureCalls {
  /** Cases of every register by status. */
  statusCounts: (signal?: AbortSignal) => Promise<StatusCounts[]>;
  /** Cases of every register by month, the oldest month first; months without cases are absent. */
  monthCounts: (signal?: AbortSignal) => Promise<MonthCounts[]>;
  /** Counts and revenue of every section by filing status, for administrators. */
  subjectSummary: (signal?: AbortSignal) => Promise<SubjectSummary>;
}

export function createFigureCalls(call: HttpClient): FigureCalls {
  const rows = async (path: string, signal?: AbortSignal) =>
    ((await call(path, { signal, expects: orNothing(isListShaped) })) ?? []) as WireRecord[];
  return {
    statusCounts: async (signal) => {
      const answer = await call(STATUS_COUNTS, { signal, expects: orNothing(isRecord) });
      return countsByStatus((answer ?? {}) as WireRecord);
    },
    monthCounts: async (signal) => countsByMonth(await rows('/api/case/month-wise-case-info', signal)),
    subjectSummary: async (signal) => {
      const [{ subjectSummary }, sections] = await Promise.all([
        import('../../domain/sectionSummary'), // no static import, because the first list would wait for it
        rows('/api/case/section-wise-case-summary', signal),
      ]);
      return subjectSummary(sections);
    },
  };
}
