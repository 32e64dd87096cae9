import { HttpError } from 'react-admin';
import type { CasePage } from '../../domain/casePages';
import type { Day } from '../../domain/dates';
import type { Values } from '../../domain/fields';
import type { HearingResult, hearingFields, resultFields } from '../../domain/hearings';
import type { Outcome, proceedingFields } from '../../domain/proceedings';
import type { TimelineEntry } from '../../domain/timeline';
import type { WireRecord } from '../../domain/wire';
import type { HttpClient } from './httpClient';
import type { Limit } from './limits';

/** A filing's adjudication or a court case (docs/contract.md, "Proceedings"). */
export interface Proceeding extends Values<typeof proceedingFields> {
  [property: string]: unknown;
  id: number;
  version: number;
  kind: string;
  recordId: number;
  caseFilingId: number;
  number: string | null;
  openedOn: Day | null;
  outcome: Outcome | null;
  status: string | null;
  lossReason: string | null;
  lossReasonBn: string | null;
}

/** The listing of a proceeding on a day (docs/contract.md, "Hearings"). */
export interface Hearing extends Values<typeof hearingFields> {
  [property: string]: unknown;
  id: number;
  version: number;
  proceedingId: number;
  date: Day;
  result: HearingResult | null;
  nextId: number | null;
  nextDate: Day | null;
  /** The day on which the hearing's proceeding was decided. */
  decidedOn: Day | null;
  kind: string;
  recordId: number;
  number: string | null;
  caseFilingId: number;
  nothiNumber: string | null;
  companyName: string | null;
  workPlaceId: number | null;
  isMissing: boolean;
}

export interface Person {
  id: number;
  userName: string;
  fullName: string;
}

export interface Note {
  [property: string]: unknown;
  id: number;
  version: number;
  caseFilingId: number;
  text: string;
  by: Person | null;
  /** The users that its text names, as `@name`. */
  mentions?: Person[];
  /** Instants in ISO form. */
  at: string;
  changedAt: string;
}

/** Everything about a file that the user may see (docs/contract.md, "Files"). */
export interface FilePage {
  /** The filing in the form's terms, as `getOne` returns it. */
  filing: WireRecord;
  proceedings: Proceeding[];
  hearings: Hearing[];
  limits: Limit[];
  notes: Note[];
  timeline: TimelineEntry[];
  followers: Person[];
  papers?: CasePage[];
}

/** Calls of our own server, if it offers `files` and `hearings`. */
export const createFileCalls = (call: HttpClient, filingFromWire: (wire: WireRecord) => WireRecord) => ({
  /** @param asOf shows the file as it was at the end of this day; null shows it as it is now */
  filePage: async (id: string, asOf: Day | null, signal?: AbortSignal): Promise<FilePage> => {
    const query = asOf ? { asOf } : {};
    const page = (await call(`/api/casebook/files/${id}`, { query, signal })) as FilePage;
    return { ...page, filing: filingFromWire(page.filing) };
  },
  /** Enters or corrects a result and the next hearing; emptying its date deletes a next hearing that the result made. */
  enterResult: async (hearing: Hearing, entered: Values<typeof resultFields>) => {
    const { result, resultNote, nextDate, nextTime, nextPurpose, decidedOn } = entered;
    const { id, version, nextId } = hearing;
    const next = nextDate && {
      date: nextDate,
      // an empty input keeps the stored value
      ...(nextTime && { time: nextTime }),
      ...(nextPurpose && { purpose: nextPurpose }),
    };
    await call(`/api/casebook/hearings/${id}/result`, {
      method: 'POST',
      body: {
        result,
        resultNote,
        version,
        // a decided case has no further date, unless one was entered before
        ...((result !== 'DECIDED' || nextId) && { next }),
        ...([result, hearing.result].includes('DECIDED') && decidedOn !== hearing.decidedOn && { decidedOn }),
      },
    }).catch(atFields);
  },
});

/** The server names the next date `next` or `next.date`; the form has one field for it. */
function atFields(failure: unknown): never {
  if (!(failure instanceof HttpError)) throw failure;
  const errors = (failure.body?.errors ?? {}) as Record<string, string>;
  const renamed = Object.entries(errors).map(([name, text]) => [NEXT[name] ?? name, text]);
  throw new HttpError(failure.message, failure.status, {
    ...failure.body,
    errors: Object.fromEntries(renamed) as object,
  });
}

const NEXT: Record<string, string> = {
  next: 'nextDate',
  'next.date': 'nextDate',
  'next.time': 'nextTime',
  'next.purpose': 'nextPurpose',
};
