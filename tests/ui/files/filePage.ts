import { filing } from '../../support/foreignServer';

/** The server's answer for file 1, for which nothing has been entered yet. */
export const emptyPage = {
  filing: filing(1, { nothiNumber: 'S-1/AP/2024', version: 4 }),
  proceedings: [],
  hearings: [],
  limits: [],
  notes: [],
  timeline: [],
  followers: [],
  papers: [],
};

/** A proceeding of file 1. */
export const proceeding = (id: number, kind: string, given: object = {}) => ({
  id,
  kind,
  recordId: id,
  caseFilingId: 1,
  version: 1,
  number: `No. ${id}`,
  openedOn: null,
  decidedOn: null,
  outcome: null,
  status: null,
  court: null,
  filedBy: null,
  fromId: null,
  lawOfficer: null,
  subject: null,
  important: null,
  importantReason: null,
  parawiseSentOn: null,
  sentToAttorneyGeneralOn: null,
  replyFiledOn: null,
  lossReasonId: null,
  lossReason: null,
  lossReasonBn: null,
  noAppealReason: null,
  ...given,
});

/** A hearing of the tribunal case 12 of file 1. */
export const hearing = (id: number, date: string, given: object = {}) => ({
  id,
  date,
  version: 3,
  proceedingId: 12,
  kind: 'tribunal-cases',
  recordId: 12,
  number: 'No. 12',
  caseFilingId: 1,
  nothiNumber: 'S-1/AP/2024',
  time: null,
  court: 'Bench 2',
  purpose: 'HEARING',
  itemNo: null,
  withId: null,
  lawOfficer: null,
  note: null,
  result: null,
  resultNote: null,
  nextId: null,
  nextDate: null,
  decidedOn: null,
  isMissing: false,
  ...given,
});

/** A file that is back at the tribunal after a remand. */
export const page = {
  filing: filing(1, { nothiNumber: 'S-1/AP/2024', revenue: 15_050_000 }),
  proceedings: [
    proceeding(10, 'case-fillings', { openedOn: '2023-01-01', decidedOn: '2023-02-01' }),
    proceeding(11, 'tribunal-cases', {
      openedOn: '2023-03-01',
      decidedOn: '2024-02-01',
      outcome: 'remand',
      status: 'ORDER_PASSED',
    }),
    proceeding(12, 'tribunal-cases', { openedOn: '2024-03-12', status: 'SUBJUDICE', fromId: 11 }),
  ],
  hearings: [
    hearing(21, '2026-11-10', { isMissing: true }),
    hearing(22, '2026-12-01', { time: '10:30', purpose: 'JUDGMENT' }),
  ],
  limits: [],
  notes: [
    {
      id: 31,
      version: 1,
      caseFilingId: 1,
      text: 'Ask for the papers',
      by: { id: 2, userName: 'customs', fullName: 'Rafiqul Islam' },
      at: '2026-11-11T04:00:00.000Z',
      changedAt: '2026-11-11T04:00:00.000Z',
    },
  ],
  timeline: [
    { date: '2026-12-01', kind: 'hearing', proceedingId: 12, hearingId: 22, result: null },
    { date: '2026-11-11', kind: 'note', proceedingId: null, noteId: 31 },
    { date: '2026-11-10', kind: 'hearing', proceedingId: 12, hearingId: 21, result: null },
    { date: '2024-02-01', kind: 'decided', proceedingId: 11, outcome: 'remand' },
  ],
  followers: [{ id: 2, userName: 'customs', fullName: 'Rafiqul Islam' }],
};
