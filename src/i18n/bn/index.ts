import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en';
import { cards } from './cards';
import { caseFilings } from './caseFilings';
import { drafts } from './drafts';
import { errors } from './errors';
import { faults } from './faults';
import { drillDownFilters } from './drillDownFilters';
import { caseTypeNames } from './caseTypeNames';
import { forms } from './forms';
import { layout } from './layout';
import { lists } from './lists';
import { messages } from './messages';
import { look } from './look';
import { notificationBell } from './notificationBell';
import { offline } from './offline';
import { partyNames } from './partyNames';
import { reactAdmin } from './reactAdmin';
import { registerNames } from './registerNames';
import { roles } from './roles';
import { session } from './session';
import { territory } from './territory';
import { tour } from './tour';

/** All Bengali texts of the signed-in application. */
export const catalogue: Translated<typeof english> = {
  ...reactAdmin,
  layout,
  look,
  lists,
  cards,
  drillDownFilters,
  forms,
  drafts,
  session,
  errors,
  faults,
  offline,
  messages,
  roles,
  territory,
  tour,
  resources: {
    ...partyNames,
    'case-fillings': caseFilings,
    ...caseTypeNames,
    notifications: notificationBell,
    ...registerNames,
  },
};
