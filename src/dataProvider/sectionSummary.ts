import { sectionReport, type SectionReport } from '../../domain/sectionSummary';
import type { WireRecord } from '../../domain/wire';
import type { HttpClient } from './httpClient';
import { isListShaped, orNothing } from './shapes';

/** Fetches the section-wise summary (docs/contract.md, "Figures") and sums it by section. */
export async function fetchSectionReport(call: HttpClient, signal?: AbortSignal): Promise<SectionReport> {
  const rows = await call('/api/case/section-wise-case-summary', {
    signal,
    expects: orNothing(isListShaped),
  });
  return sectionReport((rows ?? []) as WireRecord[]);
}
