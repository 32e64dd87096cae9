import { followOnStatuses } from '../choices';
import { choice, date, long, text, yesNo } from '../fields';
import { hearingDates, implementedInterimOrders } from './commonFields';

/** The fields of both petitions to the Appellate Division, except their number. */
export const petition = {
  case: {
    dateOfCase: date(),
    documentOfLawBranch: text(),
    /** Number and date of the judgment, as one text. */
    date: text(),
  },
  hearings: hearingDates,
  interimOrders: implementedInterimOrders,
  order: {
    details: long(),
    // The contract has two spellings of this name.
    highCourtAppeal: text({ twin: 'highCOurtAppeal' }),
    judgement: yesNo({ numeric: true }),
    summOfJudgementOrder: long(),
    executionOfOrder: text(),
  },
  status: { status: choice(followOnStatuses) },
};
