import type { RegularResource } from '../regular/resource';
import { calendars, closedDays } from '../resources/calendars';
import { hearings } from '../resources/hearings';
import { keptLists } from '../resources/keptLists';
import { limitationRules } from '../resources/limitationRules';
import { limits } from '../resources/limits';
import { notes } from '../resources/notes';
import { proceedings } from '../resources/proceedings';
import { steps } from '../resources/steps';

const resources: readonly RegularResource[] = [
  ...keptLists.map(({ resource }) => resource),
  calendars,
  closedDays,
  hearings,
  limits,
  limitationRules,
  notes,
  proceedings,
  steps,
];

/** The registers with a history that are regular resources, by name. */
export const regularRegisters: ReadonlyMap<string, RegularResource> = new Map(
  resources.map((resource) => [resource.name, resource]),
);
