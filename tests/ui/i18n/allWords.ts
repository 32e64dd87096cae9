import { catalogue as bengaliFirst } from '../../../src/i18n/bn';
import { catalogue as bengaliAccount } from '../../../src/i18n/bn/account';
import { catalogue as bengaliBackups } from '../../../src/i18n/bn/backups';
import { catalogue as bengaliDiary } from '../../../src/i18n/bn/diary';
import { catalogue as bengaliFiles } from '../../../src/i18n/bn/files';
import { catalogue as bengaliFinder } from '../../../src/i18n/bn/finder';
import { catalogue as bengaliHearings } from '../../../src/i18n/bn/hearings';
import { catalogue as bengaliHistory } from '../../../src/i18n/bn/history';
import { catalogue as bengaliLimits } from '../../../src/i18n/bn/limits';
import { catalogue as bengaliRegisters } from '../../../src/i18n/bn/registers';
import { catalogue as bengaliReport } from '../../../src/i18n/bn/report';
import { catalogue as bengaliOffice } from '../../../src/i18n/bn/office';
import { catalogue as bengaliShortcuts } from '../../../src/i18n/bn/shortcuts';
import { catalogue as bengaliTerritoryDialog } from '../../../src/i18n/bn/territoryDialog';
import { catalogue as bengaliTestScreen } from '../../../src/i18n/bn/testScreen';
import { catalogue as bengaliTourSteps } from '../../../src/i18n/bn/tourSteps';
import { catalogue as bengaliUsers } from '../../../src/i18n/bn/users';
import { catalogue as englishFirst } from '../../../src/i18n/en';
import { catalogue as englishAccount } from '../../../src/i18n/en/account';
import { catalogue as englishBackups } from '../../../src/i18n/en/backups';
import { catalogue as englishDiary } from '../../../src/i18n/en/diary';
import { catalogue as englishFiles } from '../../../src/i18n/en/files';
import { catalogue as englishFinder } from '../../../src/i18n/en/finder';
import { catalogue as englishHearings } from '../../../src/i18n/en/hearings';
import { catalogue as englishHistory } from '../../../src/i18n/en/history';
import { catalogue as englishLimits } from '../../../src/i18n/en/limits';
import { catalogue as englishRegisters } from '../../../src/i18n/en/registers';
import { catalogue as englishReport } from '../../../src/i18n/en/report';
import { catalogue as englishOffice } from '../../../src/i18n/en/office';
import { catalogue as englishShortcuts } from '../../../src/i18n/en/shortcuts';
import { catalogue as englishTerritoryDialog } from '../../../src/i18n/en/territoryDialog';
import { catalogue as englishTestScreen } from '../../../src/i18n/en/testScreen';
import { catalogue as englishTourSteps } from '../../../src/i18n/en/tourSteps';
import { catalogue as englishUsers } from '../../../src/i18n/en/users';

/** All words of the application, also those that are fetched with their screens. */
export const english = {
  ...englishFirst,
  ...englishAccount,
  ...englishBackups,
  ...englishDiary,
  ...englishFiles,
  ...englishFinder,
  ...englishHearings,
  ...englishHistory,
  ...englishLimits,
  ...englishRegisters,
  ...englishReport,
  ...englishOffice,
  ...englishShortcuts,
  ...englishTerritoryDialog,
  ...englishTestScreen,
  ...englishTourSteps,
  ...englishUsers,
  resources: {
    ...englishFirst.resources,
    ...englishAccount.resources,
    ...englishBackups.resources,
    ...englishDiary.resources,
    ...englishFiles.resources,
    ...englishFinder.resources,
    ...englishHearings.resources,
    ...englishHistory.resources,
    ...englishLimits.resources,
    ...englishRegisters.resources,
    ...englishReport.resources,
    ...englishOffice.resources,
    ...englishShortcuts.resources,
    ...englishTerritoryDialog.resources,
    ...englishTestScreen.resources,
    ...englishTourSteps.resources,
    ...englishUsers.resources,
  },
};

export const bengali = {
  ...bengaliFirst,
  ...bengaliAccount,
  ...bengaliBackups,
  ...bengaliDiary,
  ...bengaliFiles,
  ...bengaliFinder,
  ...bengaliHearings,
  ...bengaliHistory,
  ...bengaliLimits,
  ...bengaliRegisters,
  ...bengaliReport,
  ...bengaliOffice,
  ...bengaliShortcuts,
  ...bengaliTerritoryDialog,
  ...bengaliTestScreen,
  ...bengaliTourSteps,
  ...bengaliUsers,
  resources: {
    ...bengaliFirst.resources,
    ...bengaliAccount.resources,
    ...bengaliBackups.resources,
    ...bengaliDiary.resources,
    ...bengaliFiles.resources,
    ...bengaliFinder.resources,
    ...bengaliHearings.resources,
    ...bengaliHistory.resources,
    ...bengaliLimits.resources,
    ...bengaliRegisters.resources,
    ...bengaliReport.resources,
    ...bengaliOffice.resources,
    ...bengaliShortcuts.resources,
    ...bengaliTerritoryDialog.resources,
    ...bengaliTestScreen.resources,
    ...bengaliTourSteps.resources,
    ...bengaliUsers.resources,
  },
};
