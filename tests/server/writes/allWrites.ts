import { accounts } from './accountRequests';
import { calendars } from './calendarRequests';
import { files, hearings } from './fileRequests';
import { imports } from './importRequests';
import { limits } from './limitRequests';
import { registerWrites, type WriteCase } from './requests';
import { isLong } from '../../support/long';
import { hasStandIn } from '../../support/standIns';

/** Every write of the API, each with a request of its own. */
export const everyWrite: WriteCase[] = [
  ...registerWrites,
  ...accounts,
  ...hearings,
  ...limits,
  ...calendars,
  ...files,
  ...imports,
];

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

export const methodOf = ({ route }: WriteCase) => METHODS.find((method) => route.startsWith(`${method} `))!;

/** What all writes share is tested on a part of them; the long run takes all. */
export const someWrites = isLong ? everyWrite : everyWrite.filter((_, place) => place % 4 === 0);

/** What differs by register is tested on each that has no stand-in. */
export const unlikeWrites = everyWrite.filter(({ route }) => !hasStandIn(route));
