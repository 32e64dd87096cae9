import { expect, it } from 'vitest';
import { wordChanges } from '../../../src/history/WordDiff';

const shown = (was: string, became: string) =>
  wordChanges(was, became).map(({ text, change }) => (change ? `${change}: ${text}` : text));

it('a comparison of texts marks removed and added words in their place', () => {
  expect(shown('Heard on Monday, adjourned', 'Heard on Tuesday, adjourned again')).toEqual([
    'Heard on ',
    'removed: Monday',
    'added: Tuesday',
    ', adjourned',
    'added:  again',
  ]);
});

it('a comparison of texts keeps a Bengali word with its vowel signs in one piece', () => {
  expect(shown('শুনানির দিন ধার্য হয়েছে', 'শুনানির তারিখ ধার্য হয়েছে')).toEqual([
    'শুনানির ',
    'removed: দিন',
    'added: তারিখ',
    ' ধার্য হয়েছে',
  ]);
});

it('a completely rewritten text is shown as one removal and one addition', () => {
  expect(shown('The importer has paid.', 'জরিমানা আদায় করা হয়েছে।')).toEqual([
    'removed: The importer has paid.',
    'added: জরিমানা আদায় করা হয়েছে।',
  ]);
});
