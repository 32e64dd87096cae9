import { registerNames } from '../../domain/registerRoutes';
import { agents } from './agents';
import { caseFilings } from './caseFilings';
import { closedDays } from './closedDays';
import { companies } from './companies';
import { followOnCases } from './followOnCases';
import { keptLists } from './keptLists';
import { limitationRules } from './limitationRules';
import { register } from './registers';
import type { Resource } from './resource';
import { users } from './users';

const declared: Resource[] = [
  companies,
  ...agents,
  caseFilings,
  ...followOnCases,
  users,
  ...keptLists,
  closedDays,
  limitationRules,
];

/** A register whose list shows nothing beside its facts (domain/registers.ts) needs no folder of its own. */
const fromFacts = registerNames.filter((name) => declared.every((each) => each.name !== name)).map(register);

export const resources: readonly Resource[] = [...declared, ...fromFacts];

export const definitions = Object.fromEntries(
  resources.map(({ name, show, options }) => [
    name,
    { name, hasList: true, hasCreate: true, hasEdit: true, hasShow: show !== undefined, options },
  ]),
);
