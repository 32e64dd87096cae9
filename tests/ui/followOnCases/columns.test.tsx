import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { cellsOf, CRIMINAL, headings, listed, optionsOf, queries, title, trail, TRIBUNAL } from './screens';

const foreign = useForeignServer();

describe('the list of tribunal cases', () => {
  it('the list of tribunal cases has 22 columns, starts by ascending ID, and can be sorted by each column', async () => {
    await openApp(foreign, TRIBUNAL);
    await listed();
    expect(headings()).toEqual([
      'S/N',
      'File Number',
      'Section/Branch',
      'Disputed Revenue',
      'Current Status',
      'Hearing Date 01',
      'Hearing Date 02',
      'Tribunal Case Number',
      'Case Date',
      'Law Section File Number',
      'Reply Number',
      'Reply Date',
      'Implementation of Interim Order',
      'Interim Order-1',
      'Interim Order-2',
      'Interim Order-3',
      'Interim Order-4',
      'Order Number',
      'Order Date',
      'Judgment/Order',
      'Summary of Judgment/Order',
      'Comment',
      'Details',
      'Edit',
      'Delete',
    ]);
    expect(title()).toBe('Appellate Tribunal Case');
    expect(trail()).toBe('Home/Lawsuit and claims/Appellate Tribunal Case');
    expect(screen.getByText('Create New')).toHaveAttribute('href', '/add-tribunal-case');
    expect(screen.getByText('Export Data')).toBeEnabled();
    expect(queries(foreign, 'tribunal-cases-page')).toEqual([
      { page: '0', size: '20', sortBy: 'id', ascOrDesc: 'asc' },
    ]);
    expect(optionsOf(screen.getByLabelText('Sort by'))).toEqual([
      ['ID', 'id'],
      ['File Number', 'caseFilling.nothiNumber'],
      ['Section/Branch', 'caseFilling.workPlace.name'],
      ['Disputed Revenue', 'caseFilling.revenue'],
      ['Current Status', 'status'],
      ['Hearing Date 01', 'dateOfHearing01'],
      ['Hearing Date 02', 'dateOfHearing02'],
      ['Tribunal Case Number', 'tribunalCaseNo'],
      ['Case Date', 'dateOfCase'],
      ['Law Section File Number', 'documentOfLawBranch'],
      ['Reply Number', 'dispatchOfReplyNo'],
      ['Reply Date', 'dispatchOfReplyDate'],
      ['Implementation of Interim Order', 'implementationOfInterimOrder'],
      ['Interim Order-1', 'interimOrderOfTribunal1'],
      ['Interim Order-2', 'interimOrderOfTribunal2'],
      ['Interim Order-3', 'interimOrderOfTribunal3'],
      ['Interim Order-4', 'interimOrderOfTribunal4'],
      ['Order Number', 'tribunalOrderNo'],
      ['Order Date', 'tribunalOrderDate'],
      ['Judgment/Order', 'tribunalJudgement'],
      ['Summary of Judgment/Order', 'summOfJudgementOrder'],
      ['Comment', 'tribunalCaseComment'],
    ]);
    expect(optionsOf(screen.getByLabelText('Order'))).toEqual([
      ['Ascending', 'ASC'],
      ['Descending', 'DESC'],
    ]);
  });

  it('the list of tribunal cases has the same columns in Bengali, with Bengali digits', async () => {
    await openApp(foreign, TRIBUNAL, { language: 'bn' });
    const [first] = await listed();
    expect(headings()).toEqual([
      'ক্রমিক নং',
      'নথি নম্বর',
      'শাখা/সেকশন',
      'জড়িত রাজস্ব',
      'বর্তমান অবস্থা',
      'শুনানির তারিখ ০১',
      'শুনানির তারিখ ০২',
      'ট্রাইব্যুনাল মামলা নম্বর',
      'মামলার তারিখ',
      'আইন শাখার নথি নম্বর',
      'জবাবের স্মারক নম্বর',
      'জবাবের তারিখ',
      'অন্তর্বর্তীকালীন আদেশ বাস্তবায়ন',
      'অন্তর্বর্তীকালীন আদেশ-১',
      'অন্তর্বর্তীকালীন আদেশ-২',
      'অন্তর্বর্তীকালীন আদেশ-৩',
      'অন্তর্বর্তীকালীন আদেশ-৪',
      'আদেশ নম্বর',
      'আদেশের তারিখ',
      'রায়/আদেশ',
      'রায়/আদেশের সারসংক্ষেপ',
      'মন্তব্য',
      'বিস্তারিত',
      'সম্পাদনা',
      'মুছুন',
    ]);
    expect(title()).toBe('আপিলাত ট্রাইব্যুনাল মামলা');
    expect(screen.getByLabelText('নথি নম্বর দিয়ে অনুসন্ধান')).toBeVisible();
    expect(cellsOf(first).slice(0, 9)).toEqual([
      '১',
      'S-1/AP/2024',
      'AIR',
      '১২,৩৪,৫৬৭.৫০',
      'আদেশ প্রদত্ত',
      '০১/০৬/২০২৫',
      '',
      'CEVT/CASE-11/2025',
      '০৯/০৩/২০২৫',
    ]);
  });
});

describe('the list of criminal cases', () => {
  it('the list of criminal cases has 14 columns, starts by descending ID, and offers the contract’s sorts', async () => {
    await openApp(foreign, CRIMINAL);
    await listed();
    expect(headings()).toEqual([
      'S/N',
      'File Number',
      'Section/Branch',
      'Disputed Revenue',
      'Police Station Name',
      'Police Station Case Number',
      'Case Date',
      'FIR Number',
      'CMM/CJM/Session/Special Judge Court Name',
      'Date',
      'Interim Order-1',
      'Interim Order-2',
      'Interim Order-3',
      'Interim Order-4',
      'Details',
      'Edit',
      'Delete',
    ]);
    expect(title()).toBe('Criminal Case');
    expect(trail()).toBe('Home/Lawsuit and claims/Criminal Case');
    expect(screen.getByText('Create New')).toHaveAttribute('href', '/add-foujdari-case');
    expect(queries(foreign, 'foujdari-suit-cases-page')).toEqual([
      { page: '0', size: '20', sortBy: 'id', ascOrDesc: 'desc' },
    ]);
    expect(optionsOf(screen.getByLabelText('Sort by'))).toEqual([
      ['ID', 'id'],
      ['File Number', 'caseFilling.nothiNumber'],
      ['Disputed Revenue', 'caseFilling.revenue'],
      ['Police Station Name', 'relatedThana'],
      ['Police Station Case Number', 'mamlaNoOfRelatedThana'],
      ['Case Date', 'dateOfCase'],
      ['FIR Number', 'fir'],
      ['CMM/CJM/Session/Special Judge Court Name', 'cmmCgm'],
      ['Date', 'dateOfAghar'],
      ['Interim Order-1', 'interimOrderOfTribunal1'],
      ['Interim Order-2', 'interimOrderOfTribunal2'],
      ['Interim Order-3', 'interimOrderOfTribunal3'],
      ['Interim Order-4', 'interimOrderOfTribunal4'],
    ]);
    expect(screen.getByLabelText('Order')).toHaveDisplayValue('Descending');
  });

  it('the list of criminal cases has the same columns in Bengali, with Bengali digits', async () => {
    await openApp(foreign, CRIMINAL, { language: 'bn' });
    const [first] = await listed();
    expect(headings()).toEqual([
      'ক্রমিক নং',
      'নথি নম্বর',
      'শাখা/সেকশন',
      'জড়িত রাজস্ব',
      'থানার নাম',
      'থানার মামলা নম্বর',
      'মামলার তারিখ',
      'এজাহার নম্বর',
      'সিএমএম/সিজেএম/দায়রা/বিশেষ জজ আদালতের নাম',
      'এজাহারের তারিখ',
      'অন্তর্বর্তীকালীন আদেশ-১',
      'অন্তর্বর্তীকালীন আদেশ-২',
      'অন্তর্বর্তীকালীন আদেশ-৩',
      'অন্তর্বর্তীকালীন আদেশ-৪',
      'বিস্তারিত',
      'সম্পাদনা',
      'মুছুন',
    ]);
    expect(title()).toBe('ফৌজদারি মামলা');
    expect(cellsOf(first).slice(0, 10)).toEqual([
      '১',
      'S-1/AP/2024',
      'AIR',
      '১২,৩৪,৫৬৭.৫০',
      'Bandar',
      '21(4)25',
      '২০/০৪/২০২৫',
      'FIR-21',
      'CMM Court, Chattogram',
      '১৮/০৪/২০২৫',
    ]);
  });
});
