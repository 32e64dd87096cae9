import { expect, it } from 'vitest';
import { shownTitle } from '../../../src/i18n/nameIn';

it.each([
  ['returns', '2026-11-01', null, 'November 2026', 'নভেম্বর ২০২৬'],
  ['hearings', '2026-12-05', 'S-1/2026', '05/12/2026 · S-1/2026', '০৫/১২/২০২৬ · S-1/2026'],
  ['hearings', 'S-1/2026', 'S-1/2026', 'S-1/2026', 'S-1/2026'],
  ['movements', 'Solicitor', 'S-1/2026', 'Solicitor · S-1/2026', 'Solicitor · S-1/2026'],
  ['volumes', '1', 'S-1/2026', '1 · S-1/2026', '১ · S-1/2026'],
  ['papers', 'Order', 'S-1/2026', 'Order · S-1/2026', 'Order · S-1/2026'],
  ['banks', '2026-11-01', null, '2026-11-01', '2026-11-01'],
])('a record of %s called %s is shown in words', (register, title, file, english, bengali) => {
  expect(shownTitle({ register, title, file }, 'en')).toBe(english);
  expect(shownTitle({ register, title, file }, 'bn')).toBe(bengali);
});
