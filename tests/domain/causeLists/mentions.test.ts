import { expect, it } from 'vitest';
import { entriesOf } from '../../../domain/causeLists/entries';
import { matchesOf } from '../../../domain/causeLists/match';

const WRIT = { proceedingId: 1, kind: 'high-court-rits', number: 'Writ Petition No. 6918 of 2017' };
const LEAVE = { proceedingId: 2, kind: 'high-court-cpa-cpl-cases', number: 'CPLA No. 1265 of 2019' };
const APPEAL = { proceedingId: 3, kind: 'custom-appeals', number: 'কাস্টমস আপিল নং ১৭৩/২০১৯' };
const SUIT = { proceedingId: 4, kind: 'admiral-suit-cases', number: 'Admiralty Suit No. 21 of 2019' };

/** What the text says about the registered cases: `sure`, `mention` or `doubtful`, by the name of the case. */
const found = (text: string) => {
  const names = ['', 'writ', 'leave', 'appeal', 'suit'];
  return matchesOf(entriesOf(text), [WRIT, LEAVE, APPEAL, SUIT])
    .flat()
    .map(
      ({ proceedingId, sure, isMention }) =>
        `${sure ? 'sure' : isMention ? 'mention' : 'doubtful'} ${names[proceedingId]}`,
    );
};

it.each([
  ['1 | Contempt Petition 45/2023 (W.P. 6918/2017) | A vs B', ['mention writ']],
  ['1 | Contempt Petition 45/2023 | A vs B (W.P. 6918/2017)', ['mention writ']],
  ['1 | Contempt Petition 45/2023 [W.P. 6918/2017] | A vs B', ['mention writ']],
  ['1. Contempt Petition No. 45 of 2023\n   (In W.P. No. 6918 of 2017)', ['mention writ']],
  ['1. Contempt Petition No. 45 of 2023\n   (W.P. No. 6918 of 2017)', ['mention writ']],
  ['1. Contempt Petition No. 45 of 2023 in Writ Petition Nos. 6917, 6918 of 2017', ['mention writ']],
  ['1. Contempt Petition in W.P. 6918/2017', ['mention writ']],
  ['1 | Contempt | W.P. 6918/2017 | A vs B', ['mention writ']],
  ['1. W.P. 6918/2017 with Contempt Petition 45/2023', ['mention writ']],
  ['১ | কনটেম্পট পিটিশন ৪৭/২০২৩ (রিট পিটিশন ৬৯১৮/২০১৭) | ক বনাম খ', ['mention writ']],
  ['১। কনটেম্পট পিটিশন (রিট পিটিশন ৬৯১৮/২০১৭)', ['mention writ']],
  ['১। রিট পিটিশন নং ৬৯১৮/২০১৭ এর আদালত অবমাননার মামলা নং ৪৭/২০২৩', ['mention writ']],
  ['১। রিট পিটিশন নং ৬৯১৮/২০১৭ হইতে উদ্ভূত কনটেম্পট পিটিশন নং ৪৭/২০২৩', ['mention writ']],
  ['১। ২০১৭ সালের ৬৯১৮ নং রীট পিটিশন মামলায় দাখিলকৃত দরখাস্ত', ['mention writ']],
  ['1. Civil Appeal No. 77 of 2026 (arising out of CPLA No. 1265 of 2019)', ['mention leave']],
  ['1. C.A. No. 77/2026 A -Versus- B\nFrom C.P. No. 1264/2019 and C.P. No. 1265/2019', ['mention leave']],
  ['1. Civil Appeal 77/2026 arising out of CPLA 1264/2019 and CPLA 1265/2019', ['mention leave']],
  ['1 | Civil Appeal 77/2026 | A vs B | arising out of C.P. No. 1265/2019', ['mention leave']],
  ['১। সিভিল আপীল নং ৭৭/২০২৬ (সি.পি.এল.এ নং ১২৬৫/২০১৯)', ['mention leave']],
  ['1 | Civil Review Petition 5/2026 (C.P. 1265/2019) | A vs B', ['mention leave']],
  ['1. C.M.P. No. 12 of 2026 in C.P.L.A. No. 1265 of 2019', ['mention leave']],
  [
    '1 | Customs Miscellaneous Application No. 78 of 2026, Customs Stay Application No. 75 of 2026 In Customs Appeal No. 173 of 2019 | A vs B',
    ['mention appeal'],
  ],
  ['1. Application for restoration of Customs Appeal No. 173 of 2019', ['mention appeal']],
  ['1. Stay Application in Admiralty Suit 21/2019', ['mention suit']],
])('a row of a cause list that is about another case mentions the registered one: %s', (text, matches) => {
  expect(found(text)).toEqual(matches);
});

it.each([
  ['1. W.P.No.6918 of 2017', ['sure writ']],
  ['1. WPNo. 6918/2017', ['sure writ']],
  ['1. W. P. No. 6918 of 2017', ['sure writ']],
  ['1. (For Order) WP 6918/2017', ['sure writ']],
  ['1. Fixed for hearing WP 6918/2017', ['sure writ']],
  ['1. Writ Petition (Customs) No. 6918/2017', ['sure writ']],
  ['1. Dhaka Writ Petition 6918/2017', ['sure writ']],
  ['1. W.P. 6918/2017 (Application for vacating stay)', ['sure writ']],
  ['1. W.P. 69\u200b18/2017', ['sure writ']],
  ['1. W.P.\u00a06918\u20442017', ['sure writ']],
  ['1. CPLANo.1265/2019', ['sure leave']],
  ['1. C.P. 1265/2019', ['sure leave']],
  ['২. সি. পি. নং ১২৬৫/২০১৯', ['sure leave']],
  ['1. শুল্ক আপীল নং ১৭৩/২০১৯', ['sure appeal']],
  ['এডমিরালটি স্যুট নং 21/২০১৯', ['sure suit']],
  ['এ্যাডমিরালটি স্যুইট ২১/২০১৯', ['sure suit']],
  ['এডমিরাল্টি সুট নং ২১/২০১৯', ['sure suit']],
  ['1. Tomorrow WP 6918/2017', ['doubtful writ']],
  ['1. Writ Petiton 6918/2017', ['doubtful writ']],
])('a row of a cause list names the registered case in another way: %s', (text, matches) => {
  expect(found(text)).toEqual(matches);
});

it.each([
  '1. Criminal Petition for Leave to Appeal No. 1265 of 2019',
  '1. Jail Petition for Leave to Appeal No. 1265 of 2019',
  '1. ফৌজদারি লিভ টু আপিল নং ১২৬৫/২০১৯',
  '1. Contempt Petition No. 6918 of 2017',
  '1. Civil Review Petition 6918/2017',
  '1. Civil Revision 4/2020 | Writ Petition Society, 6918/2017 vs Shop 6918/2017',
  '1. First Appeal 1265/2019, Plot CP-1265/2019, Agrabad',
  '1. VAT Appeal 173/2019',
  '1. First Miscellaneous Appeal No. 173 of 2019',
  '1. W.P. 16918/2017',
  '1. W.P. 6918/2007',
])('a row of a cause list about a case of another type, number or year matches none: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('a case that a cause list lists and another row mentions is sure in its own row only', () => {
  const text = '1. Contempt Petition 45/2023 (W.P. 6918/2017)\n2. W.P. 6918/2017\n3. W.P. 6918/2017';
  expect(found(text)).toEqual(['mention writ', 'sure writ', 'doubtful writ']);
});

it('a long or damaged row of a cause list is read', () => {
  expect(found(`1. W.P. 6918/2017 ${'x '.repeat(5000)}`)).toEqual(['sure writ']);
  expect(found(`1. ${'('.repeat(1990)} W.P. 6918/2017`)).toEqual([]);
  expect(found(`1. Contempt ${'1/2023, '.repeat(150)} in W.P. 6918/2017`)).toEqual(['mention writ']);
});
