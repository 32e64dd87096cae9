import type { MatchedLine } from '../dataProvider/causeLists';

/** A proceeding that a line names. */
export interface MatchedCase extends Omit<MatchedLine, 'matches'> {
  key: string;
  proceedingId: number;
  kind: string;
  number: string;
  sure: boolean;
}
