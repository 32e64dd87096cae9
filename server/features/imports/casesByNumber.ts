import { entriesOf } from '../../../domain/causeLists/entries';
import { matchesOf, type Candidate } from '../../../domain/causeLists/match';
import { kindNames } from '../../../domain/proceedings';
import { termsOfOwnNumber } from '../../../domain/searchKey/query';
import { candidatesOf, termsOfEntries } from '../hearings/causeLists';
import type { Trx } from './batches';
import { folded } from './names';

/** A case that a row names by its number, and perhaps by its type, without its file. */
export interface NumberedCase {
  number: string;
  /** The registers that the row's type of case means; null without one. */
  kinds: readonly string[] | null;
}

/**
 * The proceedings that each row may mean: those with exactly this number, otherwise those that a cause list with this
 * number would name. A number without any word for its type names none, since every register may have it.
 */
export async function casesByNumber(trx: Trx, cases: readonly NumberedCase[]): Promise<Candidate[][]> {
  if (!cases.length) return [];
  const entries = cases.map(({ number }) => entriesOf(number));
  const terms = cases.flatMap(({ number }) => termsOfOwnNumber(number));
  const candidates = await candidatesOf(trx, [...termsOfEntries(entries.flat()), ...terms], kindNames);
  return cases.map(({ number, kinds }, at) => {
    const isOfKind = ({ kind }: Candidate) => !kinds || kinds.includes(kind);
    const exact = candidates.filter((each) => folded(each.number) === folded(number) && isOfKind(each));
    if (exact.length) return exact;
    const isTyped = entries[at]!.some(({ numbers }) => numbers.some(({ kinds: named }) => named !== null));
    if (!isTyped && !kinds) return [];
    return matchesOf(entries[at]!, candidates)
      .flat()
      .filter((match) => !match.isMention && isOfKind(match));
  });
}
