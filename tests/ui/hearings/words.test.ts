import { expect, it } from 'vitest';
import { catalogue as bengali } from '../../../src/i18n/bn/hearings';
import { catalogue as english } from '../../../src/i18n/en/hearings';
import { inBoth } from '../i18n/inBoth';

const purposes = {
  ADMISSION: ['Admission', 'গ্রহণযোগ্যতার শুনানি'],
  RULE: ['Rule', 'রুল শুনানি'],
  STAY: ['Stay or interim order', 'স্থগিতাদেশ বা অন্তর্বর্তী আদেশ'],
  HEARING: ['Hearing', 'শুনানি'],
  JUDGMENT: ['Judgment', 'রায়'],
  MENTION: ['Mention', 'উল্লেখ'],
  OTHER: ['Other', 'অন্যান্য'],
};
const results = {
  HEARD: ['Part heard', 'আংশিক শ্রুত'],
  ADJOURNED: ['Adjourned', 'মুলতবি'],
  NOT_REACHED: ['In the list, not reached', 'তালিকায় ছিল, শুনানি হয়নি'],
  OUT_OF_LIST: ['Out of list', 'তালিকা থেকে বাদ'],
  INTERIM_ORDER: ['Interim order passed', 'অন্তর্বর্তী আদেশ প্রদত্ত'],
  RESERVED: ['Judgment reserved', 'রায়ের জন্য অপেক্ষমাণ'],
  DECIDED: ['Decided', 'নিষ্পত্তি'],
};

it('the purposes and results of hearings have the words of the specification', () => {
  const inEnglish = english.resources.hearings.choices;
  const inBengali = bengali.resources.hearings.choices;
  expect(inBoth(inEnglish.purpose, inBengali.purpose)).toEqual(purposes);
  expect(inBoth(inEnglish.result, inBengali.result)).toEqual(results);
});
