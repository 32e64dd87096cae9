import { describe, expect, it } from 'vitest';
import { keysOf, likenessOf, shareKeys, typedKeysOf } from '../../../domain/searchKey/alike';
import { isMisspelt, nearKeys } from '../../../domain/searchKey/misspelling';
import { plain } from '../../../domain/searchKey/plain';
import { soundDistance, soundKeys, spellingKey } from '../../../domain/searchKey/sound';

const shareSound = (one: string, other: string) =>
  soundKeys(one).some((key) => soundKeys(other).includes(key)) && soundDistance(one, other) <= 1;

describe('the spelling key', () => {
  it.each([
    ['আপীল', 'আপিল'],
    ['কাস্টম্স', 'কাস্টমস'],
    ['উর্মি', 'ঊর্মি'],
    ['রানী', 'রাণী'],
    ['শরীফ', 'সরিফ'],
    ['যশোর', 'জশোর'],
    ['বাড়ি', 'বারি'],
    ['চাঁদ', 'চাদ'],
    ['উল্যাহ', 'উলাহ'],
    ['আব্বাস', 'আবাস'],
    ['mannan', 'manan'],
  ])('%s has the same spelling key as %s', (one, other) => {
    expect(spellingKey(plain(one))).toBe(spellingKey(plain(other)));
  });

  it.each([
    ['করিম', 'রহিম'],
    ['karim', 'rahim'],
    ['মেঘনা', 'পদ্মা'],
  ])('%s and %s have different spelling keys', (one, other) => {
    expect(spellingKey(one)).not.toBe(spellingKey(other));
  });
});

describe('the sound of a word', () => {
  it.each([
    ['rahman', 'rohman'],
    ['rahman', 'rahmaan'],
    ['hossain', 'hussain'],
    ['hossain', 'hosen'],
    ['chowdhury', 'choudhuri'],
    ['শিরিন', 'shirin'],
    ['ট্রেড', 'trade'],
    ['এন্টারপ্রাইজ', 'enterprise'],
    ['স্বপন', 'swapan'],
    ['লক্ষ্মী', 'laxmi'],
    ['ছালেহ', 'saleh'],
    ['খাতুনগঞ্জ', 'khatunganj'],
  ])('%s sounds like %s', (one, other) => {
    expect(shareSound(one, other)).toBe(true);
  });

  it.each([
    ['করিম', 'rahim'],
    ['করিম', 'akram'],
    ['নুরুল', 'nazrul'],
    ['ঢাকা', 'dinajpur'],
  ])('%s does not sound like %s', (one, other) => {
    expect(shareSound(one, other)).toBe(false);
  });
});

it('the last s of a typed word of four letters and more is also looked up as j, and the other way round', () => {
  expect(typedKeysOf('হাউজ').sounds).toEqual(['hj', 'hs']);
  expect(typedKeysOf('jeans').sounds).toEqual(['jns', 'jnj']);
  expect(typedKeysOf('আজ').sounds).toEqual(['aj']);
});

it.each([
  ['গাফফার', 'gaffar'],
  ['আববাস', 'abbas'],
  ['সাততার', 'sattar'],
])('a consonant doubled without a sign is found in the other script: %s, %s', (one, other) => {
  expect(likenessOf(one, other)).toMatchObject({ how: 'heard' });
  expect(shareKeys(typedKeysOf(one), keysOf(other))).toBe(true);
  expect(shareKeys(typedKeysOf(other), keysOf(one))).toBe(true);
});

it('a consonant doubled at the beginning of a word keeps the vowel between: মমতা is not Mata', () => {
  expect(likenessOf('মমতা', 'mata')).toBeNull();
});

describe('a name of a place', () => {
  it.each([
    ['chittagong', 'chattogram'],
    ['ctg', 'chittagong'],
    ['chitagong', 'chittagong'],
    ['chittgong', 'chattogram'],
    ['chattogrm', 'chittagong'],
    ['চিটাগাং', 'চট্টগ্রাম'],
    ['চিটাগাং', 'chattogram'],
    ['comila', 'cumilla'],
  ])('two names of the same place count as alike, even if misspelt: %s, %s', (one, other) => {
    expect(likenessOf(plain(one), plain(other))).not.toBeNull();
    expect(shareKeys(keysOf(plain(one)), keysOf(plain(other)))).toBe(true);
  });

  it.each(['katiga', 'satgaon', 'dhakaiya'])('the name of a place is not recognised in %s', (other) => {
    expect(['ctg', 'chattogram', 'dacca'].map((name) => likenessOf(name, other))).toEqual([null, null, null]);
  });
});

describe('a typing slip', () => {
  it.each([
    ['wrong', 'tribunal', 'tribonal'],
    ['missing', 'tribunal', 'tribnal'],
    ['too many', 'tribunal', 'tribbunal'],
    ['too many', 'tribunal', 'tribxunal'],
    ['swapped', 'tribunal', 'trbiunal'],
    ['swapped', 'karim', 'kairm'],
    ['wrong', 'abbas', 'abbad'],
    ['missing', 'abbas', 'abba'],
    ['too many', 'alla', 'allar'],
    ['swapped', 'ullah', 'ullha'],
    ['wrong', 'আব্বাস', 'আব্বাদ'],
    ['wrong', 'মেঘনাঘাট', 'মেঘমাঘাট'],
  ])('a typing slip of one letter (%s) is recognised: %s, %s', (_, one, other) => {
    expect(isMisspelt(one, other)).toBe(true);
    expect(nearKeys(one).some((key) => nearKeys(other).includes(key))).toBe(true);
  });

  it.each([
    ['of two letters', 'tribunal', 'tripunel'],
    ['in a short word', 'salt', 'silt'],
    ['in a short word', 'বন্ধু', 'সন্ধু'],
    ['beside a letter that is not doubled', 'alam', 'allah'],
    ['that moves a letter', 'karim', 'arimk'],
  ])('a typing slip %s makes another word: %s, %s', (_, one, other) => {
    expect(isMisspelt(one, other)).toBe(false);
  });
});

it.each(['constructor', 'toString', '__proto__', ''])(
  'the word %j has search keys like any other',
  (word) => {
    expect(
      [soundKeys(word), nearKeys(word), spellingKey(word)].flat().every((key) => typeof key === 'string'),
    ).toBe(true);
  },
);
