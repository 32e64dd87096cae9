import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromBijoy, looksLikeBijoy, readBijoy } from '../../../domain/import/bijoy';

/** Words as offices type them in SutonnyMJ, and what they show; the last ones have signs typed twice. */
const pairs = readFileSync(join(import.meta.dirname, 'bijoyPairs.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [bijoy: string, unicode: string]);

describe('Bijoy text', () => {
  it.each(pairs)('%s is %s', (bijoy, unicode) => {
    expect(fromBijoy(bijoy)).toBe(unicode.normalize('NFC'));
  });

  it('is never converted twice', () => {
    for (const [bijoy] of pairs) {
      const once = readBijoy(bijoy);
      expect(readBijoy(once)).toBe(once);
    }
  });

  it.each([
    'Rahman Traders',
    'M/S Karim & Sons Ltd.',
    'Chattogram Custom House',
    'Sonali Bank PLC',
    'CEPZ',
    'PCA-1',
    'C-12345',
    '12/03/2021',
    '12,34,567.00',
    'রহমান ট্রেডার্স',
    'নথি নং S-1',
    '',
  ])('leaves %j alone', (text) => {
    expect(readBijoy(text)).toBe(text);
  });
});

describe('Bijoy signs', () => {
  it.each(['Av‡`k', '†Kvb', 'ag©', '¯’vb', 'we`¨vjq', 'cÖwZôvb', '‰Zj', 'wb®úbœ'])(
    'show in %s that it is Bijoy',
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
    'Müller & Söhne',
    '½ kg « net »',
    'আদেশ',
    'আদেশ †K',
  ])('are not in %s', (text) => {
    expect(looksLikeBijoy(text)).toBe(false);
  });
});
