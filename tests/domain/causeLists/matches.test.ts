import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../domain/causeLists/entries';
import { matchesOf } from '../../../domain/causeLists/match';

describe('a match of a row with a registered case', () => {
  const matches = (text: string, ...candidates: [kind: string, number: string][]) =>
    matchesOf(
      entriesOf(text),
      candidates.map(([kind, number], index) => ({ proceedingId: index + 1, kind, number })),
    ).map((row) => row.map(({ proceedingId, sure }) => [proceedingId, sure]));

  it('a match with a registered case must be confirmed if the cause list does not name the type', () => {
    expect(matches('1 | 12/2024', ['high-court-rits', 'W.P. 12/2024'])).toEqual([[[1, false]]]);
  });

  it('the match of a civil petition must be confirmed if both registers of civil petitions have its number', () => {
    const both: [string, string][] = [
      ['high-court-cp-cases', 'CP 12/2024'],
      ['high-court-cpa-cpl-cases', 'CPLA No. 12 of 2024'],
    ];
    expect(matches('1. Civil Petition 12/2024', ...both)).toEqual([
      [
        [1, false],
        [2, false],
      ],
    ]);
  });

  it('a CMP in a cause list does not match the CPLA with the same number in the same register', () => {
    expect(matches('1. CMP No. 12 of 2024', ['high-court-cpa-cpl-cases', 'CPLA No. 12 of 2024'])).toEqual([
      [],
    ]);
  });

  it('a match of a suit must be confirmed, because each court numbers its suits by itself', () => {
    expect(matches('1. Title Suit 12/2024', ['civil-case', 'Title Suit No. 12/2024'])).toEqual([
      [[1, false]],
    ]);
  });

  it.each([
    ['1 | CEVT/CASE(VAT)-310/2024 | A vs B', 'tribunal-cases', 'CEVT/CASE(VAT)-310/2024', true],
    ['1. Civil Appeal No. 310 of 2024', 'high-court-cp-cases', 'Civil Appeal No. 310 of 2024', true],
    ['CIVIL APPEALS\n1. 310 of 2024', 'high-court-cp-cases', 'Civil Appeal No. 310 of 2024', true],
    ['1. Title Appeal No. 310 of 2024', 'civil-case', 'Title Appeal 310/2024', false],
  ])(
    'a row with unknown words for the case type matches a case that was entered with the same words: %s',
    (text, kind, number, sure) => {
      expect(matches(text, [kind, number]).at(-1)).toEqual([[1, sure]]);
    },
  );

  it('a row with unknown words for the case type does not match a case that has other words for it', () => {
    const candidates: [string, string][] = [
      ['tribunal-cases', 'CEVT/CASE(CUS)-310/2024'],
      ['high-court-rits', '310/2024'],
      ['high-court-rits', 'Writ Petition No. 310 of 2024'],
      ['custom-appeals', 'VAT Appeal 310/2024'],
    ];
    expect(matches('1 | CEVT/CASE(VAT)-310/2024 | A vs B', ...candidates)).toEqual([[]]);
    expect(matches('1 | Criminal Appeal, 310/2024 | A vs B', ...candidates)).toEqual([[]]);
  });

  it('if several rows name the same case, only one of them has a certain match', () => {
    const text = '1. W.P. 12/2024\n2. W.P. 12/2024';
    expect(matches(text, ['high-court-rits', '12/2024'])).toEqual([[[1, true]], [[1, false]]]);
  });

  it('a row that has one of a registered case’s several numbers matches that case', () => {
    const number = 'Writ Petition No. 5 of 2022 (analogous cases: 6/2022, 9/2022)';
    expect(matches('1. W.P. 9/2022', ['high-court-rits', number])).toEqual([[[1, true]]]);
  });

  it('the month in a police case’s number must agree, while letters that a court adds to a number are ignored', () => {
    expect(matches('1. PS Case 12(3)/2021', ['foujdari-suit-cases', 'PS Case 12(4)/2021'])).toEqual([[]]);
    expect(matches('1. W.P. 12(A)/2021', ['high-court-rits', 'W.P. 12/2021'])).toEqual([[[1, true]]]);
  });
});
