import { expect, it } from 'vitest';
import { foldTerm } from '../../../domain/folding';
import { userFields } from '../../../domain/users';
import { check } from '../../../domain/validation';
import { readAmount } from '../../../src/inputs/typedAmount';
import { readDay } from '../../../src/inputs/typedDay';
import { isUsual } from '../../../domain/companies';

const phoneKept = (phone: string) => {
  const user = { fullName: 'Salma', userName: 'salma', phone, roles: [{ id: 1 }], workPlaces: [{ id: 1 }] };
  const checked = check(userFields, 'create', user);
  return checked.ok ? checked.values.phone : checked.errors;
};

it.each([
  ['a date', readDay('০৫/০২/২০২৬'), '2026-02-05'],
  ['a date in eight digits', readDay('০৫০২২০২৬'), '2026-02-05'],
  ['an amount', readAmount('১২,৩৪,৫৬৭.৫০'), 1234567.5],
  ['an amount as offices write it', readAmount('৫০০/-'), 500],
  ['a phone number', phoneKept('০১৭১১-০০০০০০'), '01711000000'],
  ['a BIN', isUsual('vatRegNo', '০০০১২৩৪৫৬-০১০২'), true],
  ['a TIN', isUsual('tin', '১২৩৪৫৬৭৮৯০১২'), true],
  ['a search', foldTerm('এস-১২/২০১৯'), 'এস-12/2019'],
])('%s accepts Bengali digits', (_, read, expected) => {
  expect(read).toEqual(expected);
});
