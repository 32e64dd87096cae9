import { describe, expect, it } from 'vitest';
import { messages } from '../../../domain/messages';
import { lists as bengaliLists } from '../../../src/i18n/bn/lists';
import { catalogue as bengali } from '../../../src/i18n/bn/parties';
import { lists as englishLists } from '../../../src/i18n/en/lists';
import { catalogue as english } from '../../../src/i18n/en/parties';
import { companyColumns } from '../../../src/resources/companies/companyColumns';
import { companyGroups } from '../../../domain/companies';
import { isUsual } from '../../../domain/companies';

const en = english.resources.companies;
const bn = bengali.resources.companies;

/** English and Bengali labels, in the form's order. */
const fields = {
  companyName: ['Importer/Exporter', 'আমদানিকারক/রপ্তানিকারক'],
  contactPersonName: ['Contact Person', 'যোগাযোগকারী ব্যক্তি'],
  email: ['Email', 'ই-মেইল'],
  phone1: ['Phone 1', 'ফোন ১'],
  phone2: ['Phone 2', 'ফোন ২'],
  regCode: ['RJSC Registration No', 'আরজেএসসি নিবন্ধন নম্বর'],
  tin: ['TIN', 'টিআইএন'],
  vatRegNo: ['BIN', 'বিআইএন'],
  web: ['Website', 'ওয়েবসাইট'],
  division: ['Division', 'বিভাগ'],
  district: ['District', 'জেলা'],
  thana: ['Thana', 'থানা'],
  addressLine1: ['Address Line 1', 'ঠিকানা (প্রথম লাইন)'],
  addressLine2: ['Address Line 2', 'ঠিকানা (দ্বিতীয় লাইন)'],
  logo: ['Logo', 'লোগো'],
  isActive: ['Status', 'অবস্থা'],
};

/** The text with this dotted key in a catalogue. */
const text = (catalogue: object, key: string) =>
  key.split('.').reduce((at, part) => (at as Record<string, never>)[part]!, catalogue) as unknown;

describe('the words of companies', () => {
  it('every field of companies has its label in both languages', () => {
    const labels = Object.entries(en.fields).map(([name, label]) => [
      name,
      [label, bn.fields[name as keyof typeof fields]],
    ]);
    expect(Object.fromEntries(labels)).toEqual(fields);
  });

  it('the form of a company has its fields in the contract’s order', () => {
    const { isActive: _listed, ...typed } = fields;
    expect(companyGroups.flatMap((group) => group.fields)).toEqual(Object.keys(typed));
  });

  it('the columns of the company list have the contract’s labels and order', () => {
    expect(companyColumns.map(({ label }) => text(english, label))).toEqual([
      'Logo',
      'Importer/Exporter',
      'Contact Person',
      'Email',
      'Phone 1',
      'Phone 2',
      'Status',
    ]);
    expect([englishLists, bengaliLists].map((lists) => [lists.serialNumber, lists['change-status']])).toEqual(
      [
        ['SN No', 'Change Status'],
        ['ক্রমিক নং', 'অবস্থা পরিবর্তন'],
      ],
    );
  });

  it('the titles and messages of companies are those of the contract', () => {
    expect(en.list).toMatchObject({ breadcrumb: 'Company Management', add: 'Add Importer/Exporter' });
    expect(en.edit.title).toBe('Edit Company Details');
    expect(en.messages).toEqual({
      created: { title: 'Success', text: 'Company added successfully' },
      edited: 'Company Updated successfully',
      failed: 'There was an error',
      statusQuestion: 'Do you really want to change Company status?',
      statusChanged: 'Status Change Successful',
    });
    expect(messages.imageNotValid).toBe('Please upload a valid file');
  });
});

describe('a number of a company', () => {
  it.each([
    ['vatRegNo', '000123456-0101', true],
    ['vatRegNo', '০০০১২৩৪৫৬ ০১০১', true],
    ['vatRegNo', '000123456', false],
    ['tin', '123456789012', true],
    ['tin', '12345678901', false],
    ['phone1', '01811000000', true],
    ['phone1', '+880 1811-000000', true],
    ['phone2', '1811000000', false],
    ['phone2', '', true],
    ['tin', null, true],
  ] as const)('a company number in %s like %s has the usual number of digits: %s', (source, typed, usual) => {
    expect(isUsual(source, typed)).toBe(usual);
  });
});
