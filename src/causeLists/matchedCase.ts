import type { MatchedLine } from '../../domain/causeLists/listings';
import type { Match } from '../../domain/causeLists/match';

/** A proceeding that a line of a cause list names. */
export interface MatchedCase extends Omit<MatchedLine, 'matches'>, Match {
  key: string;
}
