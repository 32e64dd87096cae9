import { catalogue as bengaliFirst } from '../../../src/i18n/bn';
import { catalogue as bengaliHistory } from '../../../src/i18n/bn/history';
import { catalogue as englishFirst } from '../../../src/i18n/en';
import { catalogue as englishHistory } from '../../../src/i18n/en/history';

/** All words of the application, also those that are fetched with their screens. */
export const english = {
  ...englishFirst,
  ...englishHistory,
  resources: { ...englishFirst.resources, ...englishHistory.resources },
};

export const bengali = {
  ...bengaliFirst,
  ...bengaliHistory,
  resources: { ...bengaliFirst.resources, ...bengaliHistory.resources },
};
