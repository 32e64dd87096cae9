import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSearch, type Search } from './calls';

let register: Search;
beforeAll(async () => {
  register = await startSearch();
});
afterAll(() => register.test.close());

describe('a number', () => {
  let filing: number;
  beforeAll(async () => {
    filing = await register.addFiling({
      nothiNumber: 'S-7/Cus/4711/2019',
      boe: 'C-880123',
      taxacationNothiNo: '5(13)/4712',
    });
    await register.addCase('high-court-rits', filing, {
      highCourtCaseNo: 'Writ Petition No. 1234/2021',
      customOrderNo: '77/2022',
    });
    await register.addCase('tribunal-cases', filing, { tribunalCaseNo: 'CEVT-1234/2021' });
    await register.addCase('foujdari-suit-cases', filing, {
      mamlaNoOfRelatedThana: '12(3)21',
      relatedThana: 'Bandar',
      fir: '909',
    });
  });

  it.each(['রিট পিটিশন নং ১২৩৪/২০২১', 'W.P. No. 1234 of 2021', 'WP 1234/21'])(
    'the search finds the writ by %s',
    async (q) => {
      expect(await register.found(q)).toEqual(['high-court-rits: Writ Petition No. 1234/2021']);
    },
  );

  it('a number without a type of case finds each case that has it', async () => {
    expect(await register.found('1234/2021')).toEqual([
      'tribunal-cases: CEVT-1234/2021',
      'high-court-rits: Writ Petition No. 1234/2021',
    ]);
  });

  it('a file that has the typed number comes before one whose digits only begin with it', async () => {
    const file = await register.addFiling({ nothiNumber: 'S-9/99(1)/Cus/2018' });
    await register.addCase('high-court-rits', file, { highCourtCaseNo: '991/2019' });
    expect(await register.found('৯৯(১)')).toEqual([
      'case-fillings: S-9/99(1)/Cus/2018',
      'high-court-rits: 991/2019',
    ]);
  });

  it.each([
    ['S-7/Cus/4711/2019'],
    ['s 7 cus ৪৭১১ ২০১৯'],
    ['S7Cus4711/19'],
    ['S-7/Cus/47'],
    ['4711/2019'],
    ['Cus/4711'],
    ['C-880123'],
    ['880123'],
    ['8801'],
    ['5(13)4712'],
    ['B/E 880123'],
  ])('the search finds the filing by %s', async (q) => {
    expect(await register.found(q)).toEqual(['case-fillings: S-7/Cus/4711/2019']);
  });

  it.each(['2019/4711', '4711/Cus', 'C-880124', 'WP 4712/2019 x'])(
    'the search finds no filing by %s',
    async (q) => {
      expect(await register.found(q)).toEqual([]);
    },
  );

  it.each([
    ['Case No. 1234/2021', 'tribunal-cases, high-court-rits'],
    ['মামলা নং ১২৩৪/২০২১', 'tribunal-cases, high-court-rits'],
    ['Memo No. 1234 of 2021', 'tribunal-cases, high-court-rits'],
    ['রিট পিটিশন নং ১২৩৪/২০২১ ইং', 'high-court-rits'],
    ['রিট পিটিশন নং ১২৩৪/২০২১ সনের', 'high-court-rits'],
    ['রিট আবেদন নং ১২৩৪/২০২১', 'high-court-rits'],
    ['Writ Petiton 1234/2021', 'high-court-rits'],
    ['Writ Petition Chittagong 1234/2021', 'high-court-rits'],
    ['Tribunul 1234/2021', 'tribunal-cases'],
    ['CEVT Appeal 1234/2021', 'tribunal-cases'],
    ['Order No. 77/2022', 'high-court-rits'],
    ['আদেশ নং ৭৭/২০২২', 'high-court-rits'],
    ['Assessment No. 5(13)/4712', 'case-fillings'],
    ['B/E 880123 dt 12/3/2024', 'case-fillings'],
    ['WP 4711/2019', 'case-fillings'],
  ])('a number among other words finds its record: %s', async (q, kinds) => {
    const groups = await register.search(q);
    expect(groups.map(({ kind }) => kind).join(', ')).toBe(kinds);
  });

  it('a number finds a petition for leave to appeal with each name of such a petition', async () => {
    const leave = await register.addFiling({ nothiNumber: 'LEAVE-1' });
    await register.addCase('high-court-cpa-cpl-cases', leave, { cplCpaNothi: 'CPLA No. 97731/2021' });
    for (const q of [
      'Civil Petition for Leave to Appeal No. 97731 of 2021',
      'সিভিল পিটিশন ফর লিভ টু আপীল নং ৯৭৭৩১/২০২১',
    ])
      expect(await register.found(q)).toEqual(['high-court-cpa-cpl-cases: CPLA No. 97731/2021']);
  });

  it('a number finds an appeal with older spellings of the court', async () => {
    const appeal = await register.addFiling({ nothiNumber: 'APPEAL-1' });
    await register.addCase('custom-appeals', appeal, { customCaseNo: '97735/2021' });
    await register.addCase('applicate-comm-cases', appeal, { applicateCaseNo: '97735/2021' });
    expect(await register.found('কাস্টম্‌স আপিল ৯৭৭৩৫/২০২১')).toEqual(['custom-appeals: 97735/2021']);
    expect(await register.found('কমিশনার আপীল ৯৭৭৩৫/২০২১')).toEqual(['applicate-comm-cases: 97735/2021']);
  });

  it('a number within a list or range of a case’s numbers finds the case, and a typed list finds each of its cases', async () => {
    const listed = await register.addFiling({ nothiNumber: 'LISTED-1' });
    const range = { customCaseNo: 'Customs Appeal Nos. 6646-6648 of 2008', customOrderNo: '9/2008' };
    await register.addCase('custom-appeals', listed, range);
    await register.addCase('custom-appeals', listed, { customCaseNo: '6650, 6651 & 6652 all of 2008' });
    await register.addCase('high-court-rits', listed, { highCourtCaseNo: 'WP 6661/2008' });
    await register.addCase('high-court-rits', listed, { highCourtCaseNo: 'WP 6663/2008' });
    const inRange = 'custom-appeals: Customs Appeal Nos. 6646-6648 of 2008';
    const inList = 'custom-appeals: 6650, 6651 & 6652 all of 2008';
    for (const [q, hit] of [
      ['Customs Appeal No. 6647 of 2008', inRange],
      ['6647/2008', inRange],
      ['CA 6647/08', inRange],
      ['Customs Appeal Nos. 6646-48 of 2008', inRange],
      ['কাস্টমস আপিল নং ৬৬৫১/২০০৮', inList],
      ['Customs Appeal Nos. 6651 and 6652 of 2008', inList],
      ['W.P. Nos. 6661 & 6663 of 2008', 'high-court-rits: WP 6663/2008, WP 6661/2008'],
    ])
      expect([q, await register.found(q!)]).toEqual([q, [hit]]);
    const [group] = await register.search('6647/2008');
    expect(group!.hits[0]!.why).toEqual({
      field: 'customCaseNo',
      text: range.customCaseNo,
      marks: [[20, 37]],
    });
    expect(await register.found('6649/2008')).toEqual([]);
  });

  it('a number is found although the words before it are in the other script or spelt differently', async () => {
    const joined = await register.addFiling({ nothiNumber: 'এস-৫১/এপি/২০২৬', boe: 'C-7730191' });
    await register.addCase('applicate-comm-cases', joined, { applicateCaseNo: 'Appeal-6142/2026' });
    await register.addCase('applicate-comm-cases', joined, { applicateCaseNo: 'আপিল-৬৪১৫/২০২৬' });
    await register.addCase('tribunal-cases', joined, { tribunalCaseNo: 'CEVT/CASE(CUS)-6363/2026' });
    await register.addCase('tribunal-cases', joined, { tribunalCaseNo: 'সিইভিটি/কেস(কাস)-৬৩৬৪/২০২৬' });
    for (const [q, hit] of [
      ['আপিল-৬১৪২/২০২৬', 'applicate-comm-cases: Appeal-6142/2026'],
      ['Appeal-6415/2026', 'applicate-comm-cases: আপিল-৬৪১৫/২০২৬'],
      ['আপীল-৬৪১৫/২০২৬', 'applicate-comm-cases: আপিল-৬৪১৫/২০২৬'],
      ['সিইভিটি/কেস(কাস)-৬৩৬৩/২০২৬', 'tribunal-cases: CEVT/CASE(CUS)-6363/2026'],
      ['CEVT/CASE(CUS)-6364/2026', 'tribunal-cases: সিইভিটি/কেস(কাস)-৬৩৬৪/২০২৬'],
      ['সি-৭৭৩০১৯১', 'case-fillings: এস-৫১/এপি/২০২৬'],
      ['S-51/AP/2026', 'case-fillings: এস-৫১/এপি/২০২৬'],
    ])
      expect([q, await register.found(q!)]).toEqual([q, [hit]]);
  });

  it('a file number is not found when a wrong letter is typed in the other script', async () => {
    expect(await register.found('এফ-৫১/এপি/২০২৬')).toEqual([]);
  });

  it('a number with a two-digit year at its end is found with and without its separators', async () => {
    await register.addFiling({ nothiNumber: '08.01.1597.010.18.973.24' });
    await register.addFiling({ nothiNumber: '080115970101897425' });
    await register.addFiling({ nothiNumber: 'AUD-7/Cus/97731/19' });
    for (const [q, number] of [
      ['080115970101897324', '08.01.1597.010.18.973.24'],
      ['০৮০১১৫৯৭০১০১৮৯৭৩২৪', '08.01.1597.010.18.973.24'],
      ['08.01.1597.010.18.974.25', '080115970101897425'],
      ['AUD7Cus9773119', 'AUD-7/Cus/97731/19'],
    ])
      expect(await register.found(q!)).toEqual([`case-fillings: ${number}`]);
  });

  it.each([
    ['FIN/1/14/2016-17', ['14/16-17', '১৪/১৬-১৭', '14/2016-2017', 'FIN/1/14/16-17', '1/14/16', '14/16/17']],
    ['FIN/2/15/17-18', ['15/2017-18', 'FIN/2/15/2017-2018', '১৫/২০১৭-১৮', 'fin 2 15 2017 18']],
    ['FIN/3/16/2018-2019', ['16/2018-19', '16/18-19', '১৬/১৮-১৯', 'এফআইএন/৩/১৬/১৮-১৯']],
    ['FIN/4/17/1999-00', ['17/99-00', '17/1999-2000', '17/99']],
    ['FIN/08-09/18', ['FIN/2008-09/18', '2008-2009/18', '08-09/18']],
  ])(
    'a number with its financial year in one form is found by the other forms: %s',
    async (number, typed) => {
      await register.addFiling({ nothiNumber: number });
      for (const q of typed) {
        expect([q, await register.found(q)]).toEqual([q, [`case-fillings: ${number}`]]);
        expect(await register.found(q, '&kind=case-fillings')).toEqual([`case-fillings: ${number}`]);
      }
    },
  );

  it('a file number is not found by another number or financial year', async () => {
    const sole = await register.addFiling({ nothiNumber: 'SOLE/1/19/2020-21' });
    await register.addCase('tribunal-cases', sole, { tribunalCaseNo: 'CEVT-20/2021' });
    expect(await register.found('19/20-21')).toEqual(['case-fillings: SOLE/1/19/2020-21']);
    for (const q of ['18/20-21', '19/21-22', '19/20-22', '9/20-21', '20-21/19'])
      expect([q, await register.found(q)]).toEqual([q, []]);
    // this is number 20 of 2021, not the financial year of many files
    expect(await register.found('20/21')).toEqual(['tribunal-cases: CEVT-20/2021']);
  });

  it('the number of an order or a police station finds its case', async () => {
    expect(await register.found('77/2022')).toEqual(['high-court-rits: Writ Petition No. 1234/2021']);
    expect(await register.found('Bandar 12(3)21')).toEqual(['foujdari-suit-cases: 12(3)21']);
  });

  it('a file number finds the file’s court cases when only their register is searched', async () => {
    const [group] = await register.search('s 7 cus 4711 2019', '&kind=tribunal-cases');
    expect(group).toMatchObject({
      kind: 'tribunal-cases',
      total: 1,
      hits: [{ title: 'CEVT-1234/2021', subtitle: 'S-7/Cus/4711/2019', why: null, caseFilingId: filing }],
    });
    expect(await register.found('S-7/Cus/4711/2019', '&kind=custom-appeals')).toEqual([]);
    // the cases of a file come after the case that has the number itself
    const other = await register.addFiling({ nothiNumber: 'CEVT-1234/2021' });
    await register.addCase('tribunal-cases', other, { tribunalCaseNo: '66/2018' });
    expect(await register.found('CEVT-1234/2021', '&kind=tribunal-cases')).toEqual([
      'tribunal-cases: CEVT-1234/2021, 66/2018',
    ]);
    expect(await register.found('CEVT-1234/2021', '&kind=tribunal-cases&limit=1&offset=1')).toEqual([
      'tribunal-cases: 66/2018',
    ]);
  });

  it('a hit of a case without a number of its own has the file number as its title, and only there', async () => {
    const file = await register.addFiling({ nothiNumber: '8-Cus/5151/2017' });
    await register.addCase('tribunal-cases', file, {});
    const [group] = await register.search('8-Cus/5151/2017', '&kind=tribunal-cases');
    expect(group!.hits).toMatchObject([{ title: '8-Cus/5151/2017', subtitle: '' }]);
  });

  it('a hit has the field that matched and the place of the match', async () => {
    const [group] = await register.search('880123');
    expect(group!.hits[0]).toEqual({
      kind: 'case-fillings',
      id: filing,
      caseFilingId: filing,
      title: 'S-7/Cus/4711/2019',
      subtitle: '',
      why: { field: 'boe', text: 'C-880123', marks: [[2, 8]] },
    });
  });
});
