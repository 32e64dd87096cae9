import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGazette } from '../../domain/gazette';

/** The entries of a file, as `days kind name`; the text of a line that is not understood. */
const read = (file: string) =>
  readGazette(readFileSync(`tests/support/cases/${file}.txt`, 'utf8'), 2026).map(({ entry, line }) =>
    entry
      ? `${entry.from === entry.to ? entry.from : `${entry.from}..${entry.to}`} ${entry.kind} ${entry.name}`
      : `line ${line} not understood`,
  );

it.each([
  [
    '14-holidays-in-one-paragraph',
    ['2026-02-21 PUBLIC শহীদ দিবস', '2026-03-20 PUBLIC জুমাতুল বিদা', '2026-03-21 PUBLIC ঈদুল ফিতর'],
  ],
  ['14b-working-saturday', ['2026-05-17 EXTRA_SITTING অফিস খোলা থাকবে', '2026-08-05 PUBLIC গণঅভ্যুত্থান দিবস']],
  [
    '14c-names-before-days',
    [
      '2029-02-21 PUBLIC Shaheed Day',
      '2029-03-26 PUBLIC Independence Day',
      '2029-05-01 PUBLIC May Day',
      '2029-02-14..2029-02-16 PUBLIC Eid-ul-Fitr',
      '2029-02-18 PUBLIC Eid-ul-Fitr',
    ],
  ],
  [
    '14d-numbered-paragraph',
    [
      '2029-02-21 PUBLIC শহীদ দিবস',
      '2029-03-26 PUBLIC স্বাধীনতা দিবস',
      '2029-05-01 PUBLIC মে দিবস',
      '2029-12-16 PUBLIC বিজয় দিবস',
    ],
  ],
  [
    '14e-order-and-working-days',
    [
      '2029-06-11..2029-06-12 EXECUTIVE ছুটি',
      '2029-05-19 EXTRA_SITTING অফিস খোলা থাকবে',
      '2029-05-26 EXTRA_SITTING অফিস খোলা থাকবে',
      '2029-04-24..2029-04-26 PUBLIC ঈদুল আজহা জরুরি সেবা খোলা থাকবে',
    ],
  ],
  [
    '14f-months-misspelt',
    [
      '2029-01-05 PUBLIC Annual day',
      '2029-08-09 PUBLIC River day',
      '2029-09-03 PUBLIC Port day',
      '2029-12-07 PUBLIC Customs day',
      '2029-01-06 PUBLIC নদী দিবস',
      '2029-08-10 PUBLIC বন্দর দিবস',
      '2029-09-04 PUBLIC শুল্ক দিবস',
      '2029-11-08 PUBLIC জাহাজ দিবস',
    ],
  ],
  [
    '14g-hostile',
    [
      'line 1 not understood',
      'line 2 not understood',
      'line 3 not understood',
      'line 4 not understood',
      '2029-06-02 PUBLIC <img src=x onerror=alert(1)>',
      '2029-06-03 PUBLIC =1+1',
    ],
  ],
  [
    '14h-working-days-under-heading',
    [
      '2029-05-19 EXTRA_SITTING Saturdays on which offices will remain open, 2029',
      '2029-05-26 EXTRA_SITTING Saturdays on which offices will remain open, 2029',
      '2029-06-02 EXTRA_SITTING Saturdays on which offices will remain open, 2029',
      '2029-06-09 PUBLIC Not a working day',
    ],
  ],
])('the holidays of %s are read as they stand there', (file, entries) => {
  expect(read(file)).toEqual(entries.map((entry) => entry.normalize('NFC')));
});
