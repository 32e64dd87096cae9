import { expect, it } from 'vitest';
import { asTyped } from '../../domain/bengaliOrder';

it.each([
  ['িবষয়: েমাংলা কাস্টম হাউস', 'বিষয়: মোংলা কাস্টম হাউস'],
  ['িনর্ধািরত তািরেখ আেদশ', 'নির্ধারিত তারিখে আদেশ'],
  ['েক্ষেত্র, ৈবধ িস্থিত; েযৗথ', 'ক্ষেত্রে, বৈধ স্থিতি; যৌথ'],
])('%s, in the order of its glyphs, is %s', (glyphs, typed) => {
  expect(asTyped(glyphs)).toBe(typed);
});

it.each([
  'বিষয়: মোংলা কাস্টম হাউসের আদেশে নির্ধারিত তারিখ কি ২০২৬ সালে?',
  'Order of the Commissioner, 01/02/2025',
  'কি হবে ে',
])('%s stays as it is', (text) => {
  expect(asTyped(text)).toBe(text);
});
