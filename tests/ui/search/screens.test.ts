import { expect, it } from 'vitest';
import { pages } from '../../../src/pages';
import { resources } from '../../../src/resources';
import { screensFor } from '../../../src/search/screens';

const all = { resources: resources.map(({ name, options }) => ({ name, ...options })), pages };

/** The screens found by the search words that apply in both UI languages. */
const found = (text: string) =>
  screensFor(
    text,
    all,
    ['ROLE_ADMIN'],
    () => true,
    () => '',
  ).screens.map(({ opens }) => ('to' in opens ? opens.to : opens.dialog));

it.each([
  ['শুনানি', '/hearings'],
  ['hearing diary', '/hearings'],
  ['cause list', '/hearings/match'],
  ['কার্যতালিকা', '/hearings/match'],
  ['তামাদি', '/limits'],
  ['বকেয়া', '/money'],
  ['bank guarantee', '/guarantees'],
  ['স্থগিতাদেশ', '/stays'],
  ['monthly return', '/returns'],
  ['নিষ্পত্তি', '/returns'],
  ['limitation rules', '/limitation-rules'],
  ['ইমপোর্ট', '/import'],
  ['excel', '/import'],
  ['bin', '/bin'],
  ['মুছে ফেলা', '/bin'],
  ['history', '/activity'],
  ['ব্যাকআপ', '/backups'],
  ['password', 'account'],
  ['পাসওয়ার্ড', 'account'],
  ['keyboard shortcuts', 'shortcuts'],
])('a screen or a dialog of the user’s menu is found in either UI language by “%s”', (text, to) => {
  expect(found(text)).toContain(to);
});

it('the account is not found on a server that offers none', () => {
  const { screens } = screensFor(
    'password',
    all,
    ['ROLE_ADMIN'],
    (capability) => capability !== 'account',
    () => '',
  );
  expect(screens).toEqual([]);
});

it('the search finds the form for a new record by the whole Bengali label of the form', () => {
  expect(found('রিট যোগ করুন')).toEqual(['/add-high-court-rit']);
});
