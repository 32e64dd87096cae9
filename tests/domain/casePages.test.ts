import { describe, expect, it } from 'vitest';
import { casePageFields, casePagesOf } from '../../domain/casePages';
import { check } from '../../domain/validation';

const pages = {
  casePage: 'https://court.example/case?div={division}&type={type}&no={number}&year={year}',
  customsAppealType: '12',
  writType: '40',
  admiraltyType: null,
  cplaType: '7',
  cpType: null,
};

describe('the public pages of a case', () => {
  it.each([
    ['high-court-rits', 'Writ Petition No. 8259 of 2022', 'div=2&type=40&no=8259&year=2022'],
    ['high-court-rits', 'রিট পিটিশন নং ৪৪১১/২০২১', 'div=2&type=40&no=4411&year=2021'],
    ['custom-appeals', '46/2008', 'div=2&type=12&no=46&year=2008'],
    ['high-court-cpa-cpl-cases', 'CPLA 9/23', 'div=1&type=7&no=9&year=2023'],
  ])(
    'the public page of a case in %s numbered %s has the court’s codes for division and type in its URL',
    (kind, number, query) => {
      expect(casePagesOf(pages, { id: 5, kind, number })).toEqual([
        { proceedingId: 5, number: expect.any(String), url: `https://court.example/case?${query}` },
      ]);
    },
  );

  it('a case with several numbers has a public page for each, at most ten', () => {
    const numbersOf = (number: string) =>
      casePagesOf(pages, { id: 5, kind: 'custom-appeals', number }).map((page) => page.number);
    expect(numbersOf('Customs Appeal Nos. 46-48 of 2008')).toEqual(['46/2008', '47/2008', '48/2008']);
    expect(numbersOf('Customs Appeal Nos. 1-40 of 2008')).toHaveLength(10);
  });

  it('a case has no public page without a number, in other courts, or if the office entered no URL or type', () => {
    const one = { id: 5, kind: 'high-court-rits', number: '8259/2022' };
    expect(casePagesOf(pages, { ...one, kind: 'tribunal-cases' })).toEqual([]);
    expect(casePagesOf({ ...pages, casePage: null }, one)).toEqual([]);
    expect(casePagesOf(pages, { ...one, number: 'not yet numbered' })).toEqual([]);
    expect(casePagesOf(pages, { ...one, kind: 'admiral-suit-cases' })).toEqual([]);
    const withoutType = { ...pages, casePage: 'https://court.example/{year}/{number}' };
    expect(casePagesOf(withoutType, { ...one, kind: 'admiral-suit-cases' })[0]!.url).toBe(
      'https://court.example/2022/8259',
    );
  });

  it.each([
    ['https://court.example/{number}/{year}', null],
    ['javascript:alert({number},{year})', 'notACasePage'],
    ['https://court.example/{number}', 'notACasePage'],
    ['court.example/{number}/{year}', 'notACasePage'],
  ])('the check of %s as the URL of public case pages gives the error %s', (casePage, code) => {
    const result = check(casePageFields, 'edit', { ...pages, casePage });
    expect(result.ok ? null : result.errors.map((error) => error.code)).toEqual(code && [code]);
  });
});
