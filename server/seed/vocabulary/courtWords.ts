import type { Sentences } from '../wording';
import type { IrregularityKind } from './irregularities';

type Judgement = 'WithGovernment' | 'AgainstGovernment' | 'ONREMAND';

/** On the way to the judgement. */
export type InterimOrderKind = 'admitted' | 'stayed' | 'adjourned' | 'heard';

/**
 * What is written in a court. Placeholders: day (of the order), next (the next hearing), adjudicated (the
 * day of what the case is directed against), taka (disputed), half (of it), number (a challan), goods,
 * hsCode, declaredAs.
 */
export interface CourtWords {
  interimOrders: Record<InterimOrderKind, Sentences>;
  /** How a judgement ends. */
  endings: Record<Judgement, Sentences>;
  /** What the officer of the wing adds. */
  comments: Record<Judgement | 'pending', Sentences>;
  /** What the court holds in the matter itself. */
  findings?: Record<
    Exclude<IrregularityKind, 'procedural'>,
    Record<'WithGovernment' | 'AgainstGovernment', string[]>
  >;
  /** What comes before in a judgement that is copied in full: {finding} and {ending} as well. */
  fullText?: Sentences;
}
