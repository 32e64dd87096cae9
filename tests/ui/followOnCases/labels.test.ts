import { describe, expect, it } from 'vitest';
import { caseTypeNamed, caseTypes, type CaseTypeName } from '../../../domain/followOnCases';
import { loadI18nProvider, withWords } from '../../../src/i18n';
import { catalogue as bengali } from '../../../src/i18n/bn/followOnCases';
import { catalogue as english } from '../../../src/i18n/en/followOnCases';
import { fileNameOf } from '../../../src/spreadsheet/downloadSpreadsheet';
import { caseFilings as bengaliFilings } from '../../../src/i18n/bn/caseFilings';
import { caseFilings as englishFilings } from '../../../src/i18n/en/caseFilings';
import { followOnCaseColumns } from '../../../src/resources/followOnCases/followOnCaseColumns';
import { spreadsheetColumns } from '../../../src/spreadsheet/spreadsheetColumn';
import { columnWords, formFields, sortWords } from './words/formFields';
import { listColumns } from './words/listColumns';
import { screenTexts } from './words/screenTexts';
import { inBoth } from '../i18n/inBoth';

const filing = {
  'caseFilling.nothiNumber': ['File Number', 'নথি নম্বর'],
  'caseFilling.workPlace.name': ['Section/Branch', 'শাখা/সেকশন'],
  'caseFilling.revenue': ['Disputed Revenue', 'জড়িত রাজস্ব'],
};

const names = Object.keys(formFields) as CaseTypeName[];

it('all ten types of court case have texts', () => {
  expect(names).toEqual(caseTypes.map(({ name }) => name));
});

describe.each(names)('the words of %s', (name) => {
  const en = english.resources[name];
  const bn = bengali.resources[name];
  const texts = screenTexts[name];

  it('every field of the case type has its label in both languages, in form, list and sort', () => {
    const form = { ...filing, ...formFields[name] };
    const list = { ...form, ...columnWords[name] };
    expect(Object.keys(caseTypeNamed(name).fields)).toEqual(Object.keys(formFields[name]));
    expect(inBoth(en.fields, bn.fields)).toEqual({ ...form, caseFilingId: ['Case Filing', 'দাবিনামা/আদেশ'] });
    expect(inBoth(en.columns, bn.columns)).toEqual(list);
    expect(inBoth(en.sorts, bn.sorts)).toEqual({ ...list, ...sortWords[name], id: ['ID', 'আইডি'] });
  });

  it('the screens and confirmations of the case type have their texts in both languages', () => {
    expect({
      name: [en.name, bn.name],
      create: [en.create.title, bn.create.title],
      breadcrumb: [en.create.breadcrumb, bn.create.breadcrumb],
      edit: [en.edit.title, bn.edit.title],
      created: [en.messages.created, bn.messages.created],
      edited: [en.messages.edited, bn.messages.edited],
      spreadsheet: [fileNameOf(`${caseTypeNamed(name).title}.xlsx`), caseTypeNamed(name).sheet],
    }).toEqual({ breadcrumb: texts.create, ...texts });
    expect([en.list, bn.list]).toEqual([
      { title: texts.name[0], breadcrumb: 'Lawsuit and claims' },
      { title: texts.name[1], breadcrumb: 'মামলা ও দাবি' },
    ]);
    expect(en.messages.deleteQuestion).toBe('Do you really want to delete the case?');
    expect(bn.messages.deleteQuestion).toBe('আপনি কি সত্যিই মামলাটি মুছে ফেলতে চান?');
  });

  it('the spreadsheet of the case type has the same headings as the list', async () => {
    const { translate } = await loadI18nProvider('en');
    await withWords(Promise.resolve(), 'followOnCases');
    const columns = spreadsheetColumns(followOnCaseColumns(caseTypeNamed(name)), translate);
    expect(columns.map(({ heading }) => heading)).toEqual(listColumns[name]);
  });

  it('every status of the case type has its label in both languages', () => {
    expect(inBoth(en.choices.status, bn.choices.status)).toEqual({
      ORDER_PASSED: ['Order Passed', 'আদেশ প্রদত্ত'],
      SUBJUDICE: ['Sub-Judice before Court', 'আদালতে বিচারাধীন'],
    });
  });
});

it('judgements are worded in Bengali in both languages', () => {
  const judgements = {
    WithGovernment: 'সরকারের পক্ষে',
    AgainstGovernment: 'সরকারের বিপক্ষে',
    ONREMAND: 'পুনর্বিচারে (রিমান্ড)',
  };
  for (const { resources } of [english, bengali]) {
    for (const choices of [
      resources['applicate-comm-cases'].choices.applicateCommJudgement,
      resources['tribunal-cases'].choices.tribunalJudgement,
      resources['custom-appeals'].choices.customJudgement,
      resources['high-court-rits'].choices.customJudgement,
      resources['contempt-cases'].choices.contemptJudgement,
      resources['admiral-suit-cases'].choices.judgment,
      resources['civil-case'].choices.judgement,
    ]) {
      expect(choices).toEqual(judgements);
    }
  }
});

it('the search field of court cases is labelled as in the contract', () => {
  expect(english.followOnCases.search).toBe('Search with Nothi No.');
  expect(bengali.followOnCases.search).toBe('নথি নম্বর দিয়ে অনুসন্ধান');
});

describe('the courts in a filing’s list of other cases', () => {
  const { statuses } = englishFilings.otherCases;
  const bn = bengaliFilings.otherCases;

  it('the statuses in a filing’s list of other cases have their labels in both languages', () => {
    expect(inBoth(statuses, bn.statuses)).toEqual({
      ORDER_PASSED: ['Order Passed', 'আদেশ প্রদত্ত'],
      SUBJUDICE: ['Sub-Judice before Court', 'আদালতে বিচারাধীন'],
      NO_CASE: ['No case', 'মামলা নেই'],
    });
  });
});

it('the spreadsheet of court cases has the list’s columns, with choices as text', () => {
  const columns = spreadsheetColumns(
    followOnCaseColumns(caseTypeNamed('tribunal-cases')),
    (key) => `«${key}»`,
  );
  const words = 'resources.tribunal-cases';
  expect(columns).toHaveLength(21);
  expect(columns.slice(0, 6)).toEqual([
    {
      source: 'caseFilling.nothiNumber',
      heading: `«${words}.columns.caseFilling.nothiNumber»`,
      kind: 'text',
    },
    {
      source: 'caseFilling.workPlace.name',
      heading: `«${words}.columns.caseFilling.workPlace.name»`,
      kind: 'text',
    },
    { source: 'caseFilling.revenue', heading: `«${words}.columns.caseFilling.revenue»`, kind: 'money' },
    {
      source: 'status',
      heading: `«${words}.columns.status»`,
      kind: 'text',
      words: {
        ORDER_PASSED: `«${words}.choices.status.ORDER_PASSED»`,
        SUBJUDICE: `«${words}.choices.status.SUBJUDICE»`,
      },
    },
    { source: 'dateOfHearing01', heading: `«${words}.columns.dateOfHearing01»`, kind: 'date' },
    { source: 'dateOfHearing02', heading: `«${words}.columns.dateOfHearing02»`, kind: 'date' },
  ]);
  expect(columns.find(({ source }) => source === 'implementationOfInterimOrder')?.words).toEqual({
    yes: '«forms.yes»',
    no: '«forms.no»',
  });
});
