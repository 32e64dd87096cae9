import type { Sentences } from '../wording';
import type { IrregularityKind } from './irregularities';

type Judgement = 'WithGovernment' | 'AgainstGovernment' | 'ONREMAND';

/** Interim orders, given before the judgement. */
export type InterimOrderKind = 'admitted' | 'stayed' | 'adjourned' | 'heard';

/**
 * Sentences of a court's orders. Placeholders: `day` (of the order), `next` (the next hearing), `adjudicated`
 * (the day of the order that the case is directed against), `taka` (the disputed amount), `half` (of that
 * amount), `number` (a challan), `goods`, `hsCode`, `declaredAs`.
 */
export interface CourtWords {
  interimOrders: Record<InterimOrderKind, Sentences>;
  /** The operative part of a judgement. */
  endings: Record<Judgement, Sentences>;
  /** The wing's comments on a case. */
  comments: Record<Judgement | 'pending', Sentences>;
  /** The court's findings on the merits. */
  findings?: Record<
    Exclude<IrregularityKind, 'procedural'>,
    Record<'WithGovernment' | 'AgainstGovernment', string[]>
  >;
  /** A judgement copied in full; additional placeholders: `finding`, `ending`. */
  fullText?: Sentences;
}
