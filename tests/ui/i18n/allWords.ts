import { catalogue as bengaliFirst } from '../../../src/i18n/bn';
import { catalogue as bengaliDiary } from '../../../src/i18n/bn/diary';
import { catalogue as bengaliFiles } from '../../../src/i18n/bn/files';
import { catalogue as bengaliHearings } from '../../../src/i18n/bn/hearings';
import { catalogue as bengaliHistory } from '../../../src/i18n/bn/history';
import { catalogue as englishFirst } from '../../../src/i18n/en';
import { catalogue as englishDiary } from '../../../src/i18n/en/diary';
import { catalogue as englishFiles } from '../../../src/i18n/en/files';
import { catalogue as englishHearings } from '../../../src/i18n/en/hearings';
import { catalogue as englishHistory } from '../../../src/i18n/en/history';

/** All words of the application, also those that are fetched with their screens. */
export const english = {
  ...englishFirst,
  ...englishDiary,
  ...englishFiles,
  ...englishHearings,
  ...englishHistory,
  resources: {
    ...englishFirst.resources,
    ...englishFiles.resources,
    ...englishHearings.resources,
    ...englishHistory.resources,
  },
};

export const bengali = {
  ...bengaliFirst,
  ...bengaliDiary,
  ...bengaliFiles,
  ...bengaliHearings,
  ...bengaliHistory,
  resources: {
    ...bengaliFirst.resources,
    ...bengaliFiles.resources,
    ...bengaliHearings.resources,
    ...bengaliHistory.resources,
  },
};
