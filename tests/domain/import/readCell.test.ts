import { describe, expect, it } from 'vitest';
import { filingStatuses, followOnStatuses, judgements, sectionNames } from '../../../domain/choices';
import { purposes, results } from '../../../domain/hearings';
import { bool, choice, date, money, ref, text, whole, yesNo, type Field } from '../../../domain/fields';
import { caseTypeMeant, choiceMeant } from '../../../domain/import/words';
import type { Reading, Cell } from '../../../domain/imports';
import { readCell } from '../../../domain/kinds/readCell';
import { roles } from '../../../domain/roles';
import { caseTypeNames as bengaliTypes } from '../../../src/i18n/bn/names';
import * as bengali from '../../../src/i18n/bn/choices';
import { roles as bengaliRoles } from '../../../src/i18n/bn/shell';
import { catalogue as bengaliHearings } from '../../../src/i18n/bn/hearings';
import { caseTypeNames as englishTypes } from '../../../src/i18n/en/names';
import { catalogue as englishHearings } from '../../../src/i18n/en/hearings';
import * as english from '../../../src/i18n/en/choices';
import { roles as englishRoles } from '../../../src/i18n/en/shell';

const filingStatus = choice(filingStatuses, { default: 'OPEN' });
const followOnStatus = choice(followOnStatuses);
const judgement = choice(judgements);

describe('a cell of a choice', () => {
  it.each<[string, Field, string]>([
    ['নিষ্পন্ন', filingStatus, 'CLOSED'],
    ['Disposed of', filingStatus, 'CLOSED'],
    [' নিষ্পত্তি হয়েছে ', filingStatus, 'CLOSED'],
    ['Pending', filingStatus, 'OPEN'],
    ['Remand', filingStatus, 'ONREMAND'],
    ['sub judice', filingStatus, 'SUBJUDICE'],
    ['order-passed', followOnStatus, 'ORDER_PASSED'],
    ['disposed', followOnStatus, 'ORDER_PASSED'],
    ['In favour of the government', judgement, 'WithGovernment'],
    ['Against Govt.', judgement, 'AgainstGovernment'],
    ['jetty (examine)', choice(sectionNames), 'JETTY (Examine)'],
  ])('the cell %j is read as the choice that it means', (cell, field, value) => {
    expect(readCell(field, cell)).toEqual({ value });
  });

  it('a cell that means none of the choices is refused', () => {
    expect(readCell(filingStatus, 'perhaps')).toEqual({ code: 'notAChoice' });
    expect(readCell(judgement, 'নিষ্পন্ন')).toEqual({ code: 'notAChoice' });
  });

  it('a choice is read without surrounding spaces, and refused if longer than 255 characters', () => {
    expect(readCell(filingStatus, ` pending${' '.repeat(300)}`)).toEqual({ value: 'OPEN' });
    expect(readCell(filingStatus, `pending${'.'.repeat(248)}`)).toEqual({ value: 'OPEN' });
    expect(readCell(filingStatus, `pending${'.'.repeat(249)}`)).toEqual({ code: 'notAChoice' });
  });

  it('a cell with any label of a choice in either language is read as that choice', () => {
    for (const catalogue of [english, bengali]) {
      const labels = [
        [filingStatus, catalogue.filingStatuses],
        [followOnStatus, catalogue.followOnStatuses],
        [judgement, catalogue.judgements],
        [choice(sectionNames), catalogue.sectionNames],
      ] as const;
      for (const [field, words] of labels) {
        for (const [value, label] of Object.entries(words)) {
          expect(readCell(field, label), label).toEqual({ value });
        }
      }
    }
    for (const { resources } of [englishHearings, bengaliHearings]) {
      const { choices } = resources.hearings;
      for (const [value, label] of Object.entries(choices.purpose)) {
        expect(readCell(choice(purposes), label), label).toEqual({ value });
      }
      for (const [value, label] of Object.entries(choices.result)) {
        expect(readCell(choice(results), label), label).toEqual({ value });
      }
    }
  });
});

it('a text means a type of case by its name in the menu, in either language', () => {
  for (const catalogue of [englishTypes, bengaliTypes]) {
    for (const [type, { name }] of Object.entries(catalogue)) expect(caseTypeMeant(name), name).toBe(type);
  }
  for (const { hearings } of [englishHearings, bengaliHearings]) {
    expect(caseTypeMeant(hearings.adjudication)).toBe('case-fillings');
  }
  expect(caseTypeMeant('Writ')).toBeUndefined();
});

it('a text means a role by its name in either language', () => {
  for (const catalogue of [englishRoles, bengaliRoles]) {
    for (const role of roles) expect(choiceMeant(catalogue[role], roles), catalogue[role]).toBe(role);
  }
  expect(choiceMeant('ROLE_ADMIN', roles)).toBe('ROLE_ADMIN');
  expect(choiceMeant('King', roles)).toBeUndefined();
});

describe('a cell of yes or no', () => {
  it.each<[Cell, string | null]>([
    ['Yes', 'yes'],
    ['হ্যাঁ', 'yes'],
    ['বাস্তবায়িত', 'yes'],
    ['✓', 'yes'],
    [1, 'yes'],
    [true, 'yes'],
    ['No', 'no'],
    ['হয় নাই', 'no'],
    [0, 'no'],
    [false, 'no'],
    ['', null],
    ['-', null],
  ])('the yes-or-no cell %j is %s', (cell, value) => {
    expect(readCell(yesNo(), cell)).toEqual({ value });
    expect(readCell(bool(), cell)).toEqual({ value: value && value === 'yes' });
  });

  it('a cell that says neither yes nor no is refused for a yes-or-no field', () => {
    expect(readCell(yesNo(), 'partly')).toEqual({ code: 'notYesOrNo' });
    expect(readCell(yesNo(), `yes${'.'.repeat(253)}`)).toEqual({ code: 'notYesOrNo' });
  });
});

describe('a cell of any other kind', () => {
  it.each<[string, Field, Cell, unknown, Reading?]>([
    ['text', text(), ' C-777 ', 'C-777'],
    ['a number in a text', text(), 4521, '4521'],
    ['a dash in a text', text(), '-', '-'],
    ['Bijoy in a text', text(), 'ivR¯^', 'রাজস্ব', 'bijoy'],
    ['Bijoy only where declared', text(), 'ivR¯^', 'ivR¯^'],
    ['a date in Bijoy digits', date(), '12/03/2021', '2021-03-12', 'bijoy'],
    ['a choice in Bijoy', filingStatus, 'wb®úbœ', 'CLOSED', 'bijoy'],
    ['an amount', money(), '1.5 crore', 15000000],
    ['an amount of a column in lakhs', money(), 12.5, 1250000, 'lakh'],
    ['an amount in Bijoy', money(), '5 †KvwU', 50000000, 'bijoy'],
    ['a time of Excel', text({ format: 'time' }), 0.4375, '10:30'],
    ['midnight of Excel', text({ format: 'time' }), 0, '00:00'],
    ['a time before noon', text({ format: 'time' }), '10:30 AM', '10:30'],
    ['a time after noon', text({ format: 'time' }), '2.30 pm', '14:30'],
    ['noon', text({ format: 'time' }), '12 p.m.', '12:00'],
    ['a time with seconds', text({ format: 'time' }), '১০:৩০:০০', '10:30'],
    ['a time without a separator', text({ format: 'time' }), '১০৩০', '10:30'],
    ['an hour', text({ format: 'time' }), 9, '09:00'],
    ['no time', text({ format: 'time' }), '25', '25'],
    ['no minute', text({ format: 'time' }), '1075', '1075'],
    ['no hour of a half day', text({ format: 'time' }), '14 pm', '14 pm'],
    ['a number in a text that is no time', text(), 0.4375, '0.4375'],
    ['a mobile number without its zero', text({ isPhone: true }), 1712345678, '01712345678'],
    ['a mobile number in Bengali digits', text({ isPhone: true }), '১৭১২৩৪৫৬৭৮', '01712345678'],
    ['a whole mobile number', text({ isPhone: true }), '01712-345678', '01712-345678'],
    ['a number of a landline', text({ isPhone: true }), 312512345, '312512345'],
    ['ten digits that are no telephone number', text(), 1712345678, '1712345678'],
    ['a reference', ref('bank', 'bank-choices'), ' Sonali Bank ', 'Sonali Bank'],
    ['no amount', money(), '-', null],
    ['no amount of a column in lakhs', money(), '—', null, 'lakh'],
    ['nil, which is an amount', money(), 'nil', 0],
    ['no number of days', whole(), '-', null],
    ['no reference', ref('bank', 'bank-choices'), '-', null],
    ['nothing', text(), '  ', null],
  ])('a cell is read for a field of its kind: %s', (_, field, cell, value, reading) => {
    expect(readCell(field, cell, reading)).toEqual({ value });
  });

  it.each(['#REF!', '#N/A', '#DIV/0!', '####'])(
    'a cell with the spreadsheet error %s is refused',
    (shown) => {
      expect(readCell(text(), shown)).toEqual({ code: 'sheetError', params: { shown } });
    },
  );

  it('a cell with a long number whose last digits the spreadsheet has lost is refused', () => {
    expect(readCell(text(), 1.2345678901234567e19)).toEqual({
      code: 'digitsLost',
      params: { shown: '12345678901234567000' },
    });
  });
});
