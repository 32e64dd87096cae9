import englishMessages from 'ra-language-english';
import { messages } from '../../../domain/messages';
import { bell } from './bell';
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
import { look } from './look';
import { offline } from './offline';
import { partyNames } from './partyNames';
import { pictures } from './pictures';
import { registerNames } from './registerNames';
import { roles } from './roles';
import { session } from './session';
import { territory } from './territory';
import { tour } from './tour';

// what react-admin says where Casebook does not use it: forms have inputs and checks of their own
const {
  input: _input,
  validation: _validation,
  saved_queries: _savedQueries,
  guesser: _guesser,
  configurable: _configurable,
  ...used
} = englishMessages.ra;

/** All texts of the signed-in application in English; its keys are those every language must have. */
export const catalogue = {
  ra: {
    ...used,
    // React-admin's own text lowers the first letter of a label: 'Sort by aIN ascending'.
    sort: { ...used.sort, sort_by: 'Sort by %{field} %{order}' },
  },
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
  pictures,
  roles,
  territory,
  tour,
  resources: {
    ...partyNames,
    'case-fillings': caseFilings,
    ...caseTypeNames,
    notifications: bell,
    ...registerNames,
  },
};
