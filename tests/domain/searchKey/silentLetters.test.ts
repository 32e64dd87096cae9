import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keysOf, likenessOf, shareKeys, typedKeysOf } from '../../../domain/searchKey/alike';
import { plain } from '../../../domain/searchKey/plain';
import { soundKeys } from '../../../domain/searchKey/sound';

/** Whether each of two words, typed, finds the other. */
const findEachOther = (one: string, other: string) => {
  const [a, b] = [plain(one), plain(other)];
  return (
    shareKeys(typedKeysOf(a), keysOf(b)) && shareKeys(typedKeysOf(b), keysOf(a)) && likenessOf(a, b) !== null
  );
};

const cases = readFileSync('tests/support/cases/16-silent-letters.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1, -1)
  .map((line): [string, string] => {
    const [company, query] = line.split('\t') as [string, string];
    const [word, typed] = [company.split(' '), query.split(' ')];
    return company.startsWith('Basic') ? [word[1]!, typed[1]!] : [word[0]!, typed[0]!];
  });

describe('a word with silent letters', () => {
  it.each([
    ...cases,
    ['Knitting', 'নিটিং'],
    ['Wrapping', 'র‍্যাপিং'],
    ['Writers', 'রাইটার্স'],
    ['Lights', 'লাইটস'],
    ['Freight', 'ফ্রেইট'],
    ['Budget', 'বাজেট'],
    ['Edge', 'এজ'],
    ['Wheel', 'হুইল'],
    ['Wholesale', 'হোলসেল'],
    ['Plumbing', 'প্লাম্বিং'],
    ['Plumbing', 'প্লামিং'],
    ['Castle', 'ক্যাসল'],
    ['Foreign', 'ফরেন'],
    ['Chalk', 'চক'],
    ['Cambridge', 'কেমব্রিজ'],
    ['Highway', 'হাইওয়ে'],
    ['Wrangler', 'র‍্যাংলার'],
    ['Whistle', 'হুইসেল'],
  ])('a search for %s finds %s, and the other way round', (one, other) => {
    expect(findEachOther(one, other)).toBe(true);
  });

  it.each([
    ['Knight', 'কনক'],
    ['Bridge', 'ব্রাদার্স'],
    ['White', 'হক'],
    ['Wright', 'ওয়াহিদ'],
    ['Lodge', 'লাবনী'],
  ])('%s and %s do not find each other', (one, other) => {
    expect(findEachOther(one, other)).toBe(false);
  });

  it('the keys that a word had before its silent letters were heard stay among its keys', () => {
    expect(['bridge', 'knight', 'wright', 'white'].map((word) => soundKeys(word))).toEqual([
      ['brdg', 'brj'],
      ['ngt', 'nt'],
      ['argt', 'rt'],
      ['at', 'ht'],
    ]);
  });
});
