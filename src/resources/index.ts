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
import { returnForms } from './returnForms';
import { returns } from './returns';
import { tokens } from './tokens';
import { users } from './users';
import { webhooks } from './webhooks';

const declared: Resource[] = [
  companies,
  ...agents,
  caseFilings,
  ...followOnCases,
  users,
  ...keptLists,
  closedDays,
  limitationRules,
  returnForms,
  returns,
  tokens,
  webhooks,
];

/** A register whose list shows nothing beside its facts (domain/registers.ts) needs no folder of its own. */
const fromFacts = registerNames.filter((name) => declared.every((each) => each.name !== name)).map(register);

export const resources: readonly Resource[] = [...declared, ...fromFacts];

export const definitions = Object.fromEntries(
  resources.map(({ name, create, edit, show, options }) => [
    name,
    {
      name,
      hasList: true,
      hasCreate: create !== undefined,
      hasEdit: edit !== undefined,
      hasShow: show !== undefined,
      options,
    },
  ]),
);
