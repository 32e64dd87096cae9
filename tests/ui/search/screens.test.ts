import { expect, it } from 'vitest';
import { screensFor } from '../../../src/search/screens';

/** Screens found by the words that are independent of the language of the UI. */
const found = (text: string) =>
  screensFor(
    text,
    ['ROLE_ADMIN'],
    () => true,
    () => '',
  ).screens.map(({ to }) => to);

it.each([
  ['শুনানি', '/hearings'],
  ['hearing diary', '/hearings'],
  ['cause list', '/hearings/match'],
  ['কার্যতালিকা', '/hearings/match'],
  ['তামাদি', '/limits'],
  ['limitation rules', '/limitation-rules'],
  ['ইমপোর্ট', '/import'],
  ['excel', '/import'],
  ['bin', '/bin'],
  ['মুছে ফেলা', '/bin'],
  ['history', '/activity'],
  ['ব্যাকআপ', '/backups'],
])('a screen is found in either language by %s', (text, to) => {
  expect(found(text)).toContain(to);
});

it('the form for a new record is found by the whole of its label in Bengali', () => {
  expect(found('রিট যোগ করুন')).toEqual(['/add-high-court-rit']);
});
