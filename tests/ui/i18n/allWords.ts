import { catalogue as bengaliFirst } from '../../../src/i18n/bn';
import { catalogue as bengaliDiary } from '../../../src/i18n/bn/diary';
import { catalogue as bengaliFiles } from '../../../src/i18n/bn/files';
import { catalogue as bengaliHearings } from '../../../src/i18n/bn/hearings';
import { catalogue as englishFirst } from '../../../src/i18n/en';
import { catalogue as englishDiary } from '../../../src/i18n/en/diary';
import { catalogue as englishFiles } from '../../../src/i18n/en/files';
import { catalogue as englishHearings } from '../../../src/i18n/en/hearings';

/** All words of the application, also those that are fetched with their screens. */
export const english = {
  ...englishFirst,
  ...englishDiary,
  ...englishFiles,
  ...englishHearings,
  resources: { ...englishFirst.resources, ...englishFiles.resources, ...englishHearings.resources },
};

export const bengali = {
  ...bengaliFirst,
  ...bengaliDiary,
  ...bengaliFiles,
  ...bengaliHearings,
  resources: { ...bengaliFirst.resources, ...bengaliFiles.resources, ...bengaliHearings.resources },
};
