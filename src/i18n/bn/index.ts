import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en';
import { caseFilings } from './caseFilings';
import * as forms from './forms';
import * as lists from './lists';
import { messages } from './messages';
import { caseTypeNames, notificationBell, partyNames, registerNames } from './names';
import * as shell from './shell';

/** All Bengali texts of the signed-in application. */
export const catalogue: Translated<Omit<typeof english, 'ra'>> & Pick<typeof shell, 'ra'> = {
  ...shell,
  ...lists,
  ...forms,
  messages,
  resources: {
    ...partyNames,
    'case-fillings': caseFilings,
    ...caseTypeNames,
    notifications: notificationBell,
    ...registerNames,
  },
};
