import { messages } from '../../../domain/messages';
import { caseFilings } from './caseFilings';
import * as forms from './forms';
import * as lists from './lists';
import { caseTypeNames, notificationBell, partyNames, registerNames } from './names';
import * as shell from './shell';

/** All texts of the signed-in application in English; its keys are those every language must have. */
export const catalogue = {
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
