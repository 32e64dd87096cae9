import { expect, it } from 'vitest';
import { likeliestFirst } from '../../../src/import/CellField';

const BANKS = [
  'AB Bank PLC',
  'Dutch-Bangla Bank PLC',
  'Islami Bank Bangladesh PLC',
  'National Credit and Commerce Bank PLC',
  'Pubali Bank PLC',
  'Shahjalal Islami Bank PLC',
  'Sonali Bank PLC',
  'United Commercial Bank PLC',
];
const SECTIONS = ['AIR', 'Jetty', 'Post Clearance Audit (PCA)', 'Section 5(A)', 'Section 5(B)'];

it.each([
  ['IBBL', 'Islami Bank Bangladesh PLC'],
  ['U.C.B.L.', 'United Commercial Bank PLC'],
  ['DBBL', 'Dutch-Bangla Bank PLC'],
  ['NCCB', 'National Credit and Commerce Bank PLC'],
  ['Pubali Bank, Agrabad Br.', 'Pubali Bank PLC'],
  ['Sonaly Bank', 'Sonali Bank PLC'],
  ['সোনালী ব্যাংক', 'Sonali Bank PLC'],
])('the bank offered first for “%s” is %s', (text, bank) => {
  expect(likeliestFirst(BANKS, text)[0]).toBe(bank);
});

it.each([
  ['Jety', 'Jetty'],
  ['PCA Sec.', 'Post Clearance Audit (PCA)'],
  ['Sec 5 B', 'Section 5(B)'],
])('the section offered first for “%s” is %s', (text, section) => {
  expect(likeliestFirst(SECTIONS, text)[0]).toBe(section);
});

it('a name in Bengali script is offered first for its English abbreviation and for its sound', () => {
  const sections = ['বন্ড', 'জেটি', 'পোস্ট ক্লিয়ারেন্স অডিট (পিসিএ)'];
  expect(likeliestFirst(sections, 'PCA Sec.')[0]).toBe('পোস্ট ক্লিয়ারেন্স অডিট (পিসিএ)');
  expect(likeliestFirst(sections, 'Jety')[0]).toBe('জেটি');
});

it('the choices offered for a text keep the order of their list if none resembles the text', () => {
  expect(likeliestFirst(SECTIONS, 'Mongla')).toEqual(SECTIONS);
  expect(likeliestFirst(SECTIONS, '')).toEqual(SECTIONS);
});
