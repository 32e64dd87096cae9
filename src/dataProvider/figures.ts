import { countsByMonth, countsByStatus } from '../../domain/caseCounts';
import type { WireRecord } from '../../domain/wire';
import { isRecord } from '../../domain/isRecord';
import type { HttpClient } from './httpClient';
import { isListShaped, orNothing } from './shapes';
import { STATUS_COUNTS } from './statusCounts';

/** The calls behind Home's figures (docs/contract.md, "Figures"). */
export function createFigureCalls(call: HttpClient) {
  const rows = async (path: string, signal?: AbortSignal) =>
    ((await call(path, { signal, expects: orNothing(isListShaped) })) ?? []) as WireRecord[];
  return {
    /** Cases of every register by status. */
    statusCounts: async (signal?: AbortSignal) => {
      const answer = await call(STATUS_COUNTS, { signal, expects: orNothing(isRecord) });
      return countsByStatus((answer ?? {}) as WireRecord);
    },
    /** Cases of every register by month, the oldest month first; months without cases are absent. */
    monthCounts: async (signal?: AbortSignal) =>
      countsByMonth(await rows('/api/case/month-wise-case-info', signal)),
    /** Counts and revenue of every section by filing status, for administrators. */
    subjectSummary: async (signal?: AbortSignal) => {
      const [{ subjectSummary }, sections] = await Promise.all([
        import('../../domain/sectionSummary'), // no static import, because the first list would wait for it
        rows('/api/case/section-wise-case-summary', signal),
      ]);
      return subjectSummary(sections);
    },
  };
}
