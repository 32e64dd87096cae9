import { expect, it } from 'vitest';
import { entriesOf } from '../../../domain/causeLists/entries';
import { matchesOf } from '../../../domain/causeLists/match';
import { IN_MIXED, mixedList, othersLines } from '../../support/mixedList';

const candidates = IN_MIXED.map(([kind, number], index) => ({ proceedingId: index + 1, kind, number }));

const foundIn = (text: string) => {
  const entries = entriesOf(text);
  return matchesOf(entries, candidates).flatMap((matches, index) =>
    matches.map(({ kind, number, sure, isMention }) => [
      kind,
      number,
      entries[index]!.line,
      entries[index]!.date,
      sure ? 'sure' : isMention ? 'mention' : 'doubtful',
    ]),
  );
};

it('a cause list of 300 lines shows its twelve registered cases, those that are only mentioned to be decided', () => {
  const text = mixedList();
  expect(text.split('\n')).toHaveLength(300);
  expect(foundIn(text)).toEqual(IN_MIXED);
});

it('a cause list of 3,000 rows of other cases with the numbers of registered ones matches none of these @long', () => {
  const rows = othersLines();
  const text = Array.from({ length: 3000 }, () => rows.next().value).join('\n');
  expect(foundIn(`Date : 29/11/2026\n${text}`)).toEqual([]);
});
