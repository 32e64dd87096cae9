import { entersDecision } from '../../domain/proceedings';
import type { Day } from '../../domain/dates';
import type { Proceeding } from '../dataProvider/files';

const ADJUDICATION = 'case-fillings';

/** A proceeding with those that challenge its order. */
export interface Step {
  proceeding: Proceeding;
  next: Step[];
}

/**
 * The proceedings of a file as a tree, the oldest first. A case is below the one whose order it challenges;
 * all others are below the adjudication.
 */
export function courseOf(proceedings: readonly Proceeding[]): Step[] {
  const ids = new Set(proceedings.map(({ id }) => id));
  const root = proceedings.find(({ kind }) => kind === ADJUDICATION);
  const before = ({ id, fromId }: Proceeding) =>
    fromId !== null && ids.has(fromId) ? fromId : id === root?.id ? null : (root?.id ?? null);
  const below = (id: number | null): Step[] =>
    proceedings
      .filter((proceeding) => before(proceeding) === id)
      .toSorted(byDate)
      .map((proceeding) => ({ proceeding, next: below(proceeding.id) }));
  return below(null);
}

/** Sorts proceedings by the day they were opened, those without that day last. */
const byDate = (a: Proceeding, b: Proceeding) =>
  (a.openedOn ?? '9999').localeCompare(b.openedOn ?? '9999') || a.id - b.id;

/** The present stage of a file: its current proceeding, and since when. */
interface Standing {
  proceeding: Proceeding;
  isDecided: boolean;
  since: Day | null;
}

/**
 * The court case that was opened last among the undecided ones; if there is none, the one decided last;
 * without cases, the adjudication.
 */
export function standingOf(proceedings: readonly Proceeding[]): Standing | null {
  const cases = proceedings.filter(({ kind }) => kind !== ADJUDICATION).toSorted(byDate);
  const open = cases.findLast((each) => !isDecided(each));
  const decided = cases.toSorted((a, b) => (a.decidedOn ?? '').localeCompare(b.decidedOn ?? '')).at(-1);
  const proceeding = open ?? decided ?? proceedings[0];
  if (!proceeding) return null;
  const done = isDecided(proceeding);
  // nothing says on which day a filing was closed, or got another status than the first
  const isDated = !isAdjudication(proceeding) || proceeding.status === 'OPEN';
  return {
    proceeding,
    isDecided: done,
    since: !isDated ? null : done ? proceeding.decidedOn : proceeding.openedOn,
  };
}

/** For types without a date of decision, the status tells whether a case is decided. */
const isDecided = ({ decidedOn, status }: Proceeding) => decidedOn !== null || status === 'ORDER_PASSED';

export const isAdjudication = ({ kind }: Pick<Proceeding, 'kind'>): boolean => kind === ADJUDICATION;

/** The catalogue key of a proceeding's edit button, which names the decision if that is entered there. */
export const editWords = ({ kind }: Pick<Proceeding, 'kind'>): string =>
  entersDecision(kind) ? 'files.editDecision' : 'files.editProceeding';
