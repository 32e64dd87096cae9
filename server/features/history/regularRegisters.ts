import type { RegularResource } from '../../platform/resource/resource';
import { calendars, closedDays } from '../hearings/calendars';
import { hearings } from '../hearings/resource';
import { registers } from '../lists/registers';
import { limitationRules } from '../limits/rules';
import { limits } from '../limits/resource';
import { notes } from '../files/notes';
import { proceedings } from '../cases/proceedings';
import { steps } from '../files/steps';

const resources: readonly RegularResource[] = [
  ...registers.map(({ resource }) => resource),
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
