import { describe, expect, it } from 'vitest';
import { secretStep } from '../../../src/i18n/bn/secretStep';
import { signIn } from '../../../src/i18n/bn/signIn';
import { secretStep as englishSecret } from '../../../src/i18n/en/secretStep';
import { signIn as englishSignIn } from '../../../src/i18n/en/signIn';
import { bengali as catalogue, english as englishCatalogue } from './allWords';
import { flat } from './flat';

/** Terms that must not be used, each with the one that the Customs Act 2023 and the wing use (docs/words.md). */
const INSTEAD_OF: [written: RegExp, rather: string][] = [
  [/আপীল/, 'আপিল'],
  [/ইমেইল|ইমেল/, 'ই-মেইল'],
  [/ইউজার(?!নেম)/, 'ব্যবহারকারী'],
  [/ব্যবহারকারীর নাম/, 'ইউজারনেম'],
  [/কেইসবুক|ক্যাসবুক|কেস[ -]বুক|কেসবই/, 'কেসবুক'],
  [/প্রশাসক/, 'অ্যাডমিন'],
  [/মামলা নথি/, 'দাবিনামা/আদেশ'],
  [/অর্থদন্ড/, 'অর্থদণ্ড'],
  [/গ্যারান্টী/, 'গ্যারান্টি'],
  [/ফর্ম/, 'ফরম'],
  [/সি এন্ড এফ|সিএন্ডএফ/, 'সিঅ্যান্ডএফ'],
  [/এন্ট্রী/, 'এন্ট্রি'],
  [/ইতিমধ্যে/, 'ইতোমধ্যে'],
  [/নাম্বার/, 'নম্বর'],
  [/শুনানীর|শুনানী/, 'শুনানি'],
  [/রাজস্ব জড়িত/, 'জড়িত রাজস্ব'],
  [/স্থগিতাদেশের আদেশ/, 'স্থগিতাদেশ'],
  // The specification uses the short form for one purpose and one result of hearings.
  [/(?<!স্থগিতাদেশ বা )অন্তর্বর্তী আদেশ(?! প্রদত্ত)/, 'অন্তর্বর্তীকালীন আদেশ'],
  [/একত্রীকর/, 'একীভূতকরণ'],
  [/যন্ত্র/, 'ডিভাইস'],
  [/সেভ/, 'সংরক্ষণ'],
  [/ছাঁকা/, 'ফিল্টার'],
  [/পাতা/, 'পৃষ্ঠা'],
  [/যে কোনো/, 'যেকোনো'],
];

/** Riddling or home-made English, each with the standard term. */
const PLAINER: [written: RegExp, rather: string][] = [
  [/\bmend/i, 'correct'],
  [/\b(came|comes?|coming) in\b/i, 'brought in'],
  [/Need a look/, 'To decide'],
  [/[Tt]aken? back/, 'Withdraw'],
  [/pair of eyes/, 'second administrator'],
  [/\bpresent password/i, 'current password'],
  [/\b(Make|made) (an?|it|them)\b/, 'Create or Add'],
  [/ (sorted|narrowed down) so$/, 'this way'],
  [/still stands|stands as/i, 'is still'],
  [/names? that nobody has/, 'unknown usernames'],
  [/moving holiday/, 'movable holiday'],
  [/\bgo on\b/i, 'continue'],
];

const texts = flat({ ...catalogue, signIn: { ...signIn, ...secretStep } });

describe('the words of the catalogues', () => {
  it('the Bengali texts use one term per thing', () => {
    const strays = [...texts].flatMap(([key, text]) =>
      INSTEAD_OF.filter(([written]) => written.test(text)).map(([, rather]) => `${key}: ${rather}`),
    );
    expect(strays).toEqual([]);
  });

  it('the English texts use the standard terms', () => {
    const strays = [...flat({ ...englishCatalogue, signIn: { ...englishSignIn, ...englishSecret } })].flatMap(
      ([key, text]) =>
        PLAINER.filter(([written]) => written.test(text)).map(([, rather]) => `${key}: ${text} → ${rather}`),
    );
    expect(strays).toEqual([]);
  });

  it('the Bengali texts name the product in Bengali letters exactly where the English texts name it', () => {
    const english = flat({ ...englishCatalogue, signIn: { ...englishSignIn, ...englishSecret } });
    const named = (all: Map<string, string>, name: string) =>
      [...all].filter(([, text]) => text.includes(name)).map(([key]) => key);
    expect(named(texts, 'কেসবুক')).toEqual(named(english, 'Casebook'));
    expect(named(texts, 'Casebook')).toEqual([]);
  });

  it('the Bengali texts are in Unicode NFC, so that searching the page finds them', () => {
    const composedElse = [...texts].filter(([, text]) => text !== text.normalize('NFC'));
    expect(composedElse).toEqual([]);
  });
});
