import { describe, expect, it } from 'vitest';
import { catalogue as bengali } from '../../../src/i18n/bn';
import { catalogue as english } from '../../../src/i18n/en';
import { inBoth } from '../i18n/inBoth';

/** Every field's label in the form, English and Bengali. */
const fields = {
  nothiNumber: ['Section File Number', 'শাখার নথি নম্বর'],
  workPlaceId: ['Section/Branch', 'শাখা/সেকশন'],
  sectionName: ['Section Name', 'সেকশনের নাম'],
  taxacationNothiNo: ['Assessment File Number', 'শুল্কায়ন নথি নম্বর'],
  companyId: ['Name of Importer/Exporter/Person', 'আমদানিকারক/রপ্তানিকারক/ব্যক্তির নাম'],
  'company.vatRegNo': ['BIN', 'বিআইএন'],
  cnfAgentId: ['C&F Agent', 'সিঅ্যান্ডএফ এজেন্ট'],
  ainNumber: ['AIN', 'এআইএন'],
  boe: ['Bill of Entry/Export', 'বিল অব এন্ট্রি/এক্সপোর্ট'],
  boeDate: ['Date of B/E', 'বিল অব এন্ট্রির তারিখ'],
  hsCode: ['H.S. Code', 'এইচ.এস. কোড'],
  productName: ['Description of Goods', 'পণ্যের বিবরণ'],
  shipName: ['Carrier Name', 'জাহাজ/বাহনের নাম'],
  shipRegistrationNo: ['Manifest Number', 'মেনিফেস্ট নম্বর'],
  irregularityReason: ['Reason of Irregularities', 'অনিয়মের কারণ'],
  showCauseNotice: ['Show Cause Notice', 'কারণ দর্শানো নোটিশ'],
  showCauseNoticeNoDate: ['Show Cause Notice No. & Date', 'কারণ দর্শানো নোটিশ নম্বর ও তারিখ'],
  dateOfHearing: ['Issue Date', 'জারির তারিখ'],
  dateOfJudgement: ['Adjudication Date', 'ন্যায়নির্ণয়নের তারিখ'],
  revenue: ['Disputed Revenue', 'জড়িত রাজস্ব'],
  amortizationPenalty: ['Redemption Fine', 'বিমোচন জরিমানা'],
  monetaryPenalty: ['Penalty', 'অর্থদণ্ড'],
  payableRevenue: ['Payable Revenue', 'প্রদেয় রাজস্ব'],
  revenueCollected: ['Paid Revenue', 'পরিশোধিত রাজস্ব'],
  bankId: ['Bank Name', 'ব্যাংকের নাম'],
  bankGuranteeNo: ['Bank Guarantee No.', 'ব্যাংক গ্যারান্টি নম্বর'],
  guaranteeNumbers: ['Guarantee No.', 'জামানতের নম্বর'],
  instruments: ['Challan, Pay Order or Guarantee No.', 'চালান, পে-অর্ডার বা গ্যারান্টি নম্বর'],
  bankGuaranteeDate: ['Bank Guarantee Date', 'ব্যাংক গ্যারান্টির তারিখ'],
  bankGuaranteeAmount: ['Bank Guarantee Amount', 'ব্যাংক গ্যারান্টির পরিমাণ'],
  bankGuaranteeEncashment: ['Bank Guarantee Encashment', 'ব্যাংক গ্যারান্টি নগদায়ন'],
  bankAccountFreeze: ['Bank Account Freeze', 'ব্যাংক হিসাব অবরুদ্ধকরণ'],
  dateOfProvisionalTaxation: ['Provisional Assessment', 'সাময়িক শুল্কায়ন'],
  dateOfFinalTaxation: ['Final Assessment', 'চূড়ান্ত শুল্কায়ন'],
  status: ['Status', 'বর্তমান অবস্থা'],
  remarks: ['Comment', 'মন্তব্য'],
};

const statuses = {
  OPEN: ['Open', 'অনিষ্পন্ন'],
  CLOSED: ['Closed', 'নিষ্পন্ন'],
  ONREMAND: ['On Remand', 'পুনর্বিচারে (রিমান্ড)'],
  SUBJUDICE: ['Sub-Judice before Court', 'আদালতে বিচারাধীন'],
};

describe('the words of case filings', () => {
  const en = english.resources['case-fillings'];
  const bn = bengali.resources['case-fillings'];

  it('every field of case filings has its label in both languages', () => {
    expect(inBoth(en.fields, bn.fields)).toEqual(fields);
    expect(Object.keys(bn.fields)).toEqual(Object.keys(fields));
  });

  it('every status of case filings has its label in both languages', () => {
    expect(inBoth(en.choices.status, bn.choices.status)).toEqual(statuses);
  });

  it('the section names are shown in English, as the server sends them', () => {
    expect(Object.entries(en.choices.sectionName)).toEqual(
      [
        'AIR',
        'CIID',
        'JETTY (Examine)',
        'Unstaffing',
        'Gate Division',
        'F-Division',
        'CEPZ',
        'Customs Valuation',
        'Offdock',
        'PCA-1',
        'PCA-2',
        'other',
      ].map((name) => [name, name]),
    );
  });
});
