import { expect, it } from 'vitest';
import { namedFields } from '../../../src/import/useImportFields';
import { likelierRegisters } from '../../../src/import/useImportFields';

const writs = ['SL', 'Writ No', 'File No', 'Filing Date', 'Next Date', 'Judgement', 'Status', 'Remarks'];

it('for headings of writs in an import of filings, the register of writs is suggested', async () => {
  expect(await likelierRegisters('case-fillings', writs, namedFields)).toEqual(['high-court-rits']);
  expect(await likelierRegisters('high-court-rits', writs, namedFields)).toEqual([]);
});

it('for headings of filings, companies, hearings or users, their own register is suggested', async () => {
  const told = (chosen: string, ...headings: string[]) => likelierRegisters(chosen, headings, namedFields);
  expect(await told('companies', 'নথি নং', 'শাখা', 'আমদানিকারকের নাম', 'রাজস্ব')).toEqual(['case-fillings']);
  expect(await told('case-fillings', 'Company Name', 'BIN', 'TIN', 'Website', 'District')).toEqual([
    'companies',
  ]);
  expect(await told('case-fillings', 'File No', 'Case No', 'Court Type', 'Time', 'Item No')).toEqual([
    'hearings',
  ]);
  expect(await told('case-fillings', 'User ID', 'Full Name', 'Mobile', 'Role')).toEqual(['users']);
});

it('no register is suggested for headings that no register knows, or that many know equally well', async () => {
  expect(await likelierRegisters('companies', ['Monday', 'Tuesday', 'Friday'], namedFields)).toEqual([]);
  expect(await likelierRegisters('companies', ['File No', 'Case No'], namedFields)).toEqual([]);
});
