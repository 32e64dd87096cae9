import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromBijoy, isDoubtfulBijoy, looksLikeBijoy, readBijoy } from '../../../domain/import/bijoy';

/** Words as offices type them in SutonnyMJ, each with its Unicode text; the last ones have signs typed twice. */
const pairs = readFileSync(join(import.meta.dirname, 'bijoyPairs.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [bijoy: string, unicode: string]);

describe('Bijoy text', () => {
  it.each(pairs)('the Bijoy word %s is converted to %s', (bijoy, unicode) => {
    expect(fromBijoy(bijoy)).toBe(unicode.normalize('NFC'));
  });

  it('Bijoy text that was converted is not converted a second time', () => {
    for (const [bijoy] of pairs) {
      const once = readBijoy(bijoy);
      expect(readBijoy(once)).toBe(once);
    }
  });

  it.each([
    'Rahman Traders',
    'M/S Karim & Sons Ltd.',
    'Sonali Bank PLC',
    'CEPZ',
    'PCA-1',
    'C-12345',
    '12/03/2021',
    'PHP Float Glass Ltd.',
    'KDS',
    'Plywood',
    'Walton Hi-Tech',
    'Aziz Traders',
    'New Vision Knit',
    'রহমান ট্রেডার্স',
    'নথি নং S-1',
    '',
  ])('%j is not taken for Bijoy and stays unchanged', (text) => {
    expect(readBijoy(text)).toBe(text);
  });
});

describe('Bijoy text of ASCII letters alone', () => {
  it.each([
    ['Avwg', 'আমি'],
    ['kvLv', 'শাখা'],
    ['wiU gvgjv', 'রিট মামলা'],
    ['ivq', 'রায়'],
    ['evox', 'বাড়ী'],
    ['AZtci', 'অতঃপর'],
    ['cybtwePvi', 'পুনঃবিচার'],
    ['GK', 'এক'],
  ])('Bijoy text of ASCII letters alone is converted: %s becomes %s', (bijoy, unicode) => {
    expect(readBijoy(bijoy)).toBe(unicode.normalize('NFC'));
  });

  it('text of ASCII letters alone is doubtful Bijoy, unlike text with Bijoy signs or Bengali letters', () => {
    const cells = ['Avwg', 'Plywood', 'Rezwan Ali', 'XvKv', '†Kvb', 'ag©', 'রহমান', '12/3/21', 'C-12'];
    expect(cells.filter(isDoubtfulBijoy)).toEqual(['Avwg', 'Plywood', 'Rezwan Ali']);
  });
});

describe('Bijoy signs', () => {
  it.each(['Av‡`k', '†Kvb', 'ag©', '¯’vb', 'we`¨vjq', 'cÖwZôvb', '‰Zj', 'wb®úbœ'])(
    'the signs in %s show that it is Bijoy',
    (text) => {
      expect(looksLikeBijoy(text)).toBe(true);
    },
  );

  it.each([
    'XvKv',
    'Rahman Traders',
    '© 2020 Custom House',
    '“Rahman” – Sons…',
    '25° C ± 2',
    'Société Générale',
    '½ kg « net »',
    'আদেশ',
    'আদেশ †K',
  ])('%s has no signs that show Bijoy', (text) => {
    expect(looksLikeBijoy(text)).toBe(false);
  });
});
