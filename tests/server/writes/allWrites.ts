import { accounts } from './accountRequests';
import { calendars } from './calendarRequests';
import { files, hearings } from './fileRequests';
import { imports } from './importRequests';
import { limits } from './limitRequests';
import { registerWrites, type WriteCase } from './requests';
import { isLong } from '../../support/long';
import { hasStandIn } from '../../support/standIns';

/** Every write route of the API with a request for it. */
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

/** Every fourth write, for tests of code that all writes share; the long run takes all of them. */
export const someWrites = isLong ? everyWrite : everyWrite.filter((_, place) => place % 4 === 0);

/** The writes that no other write represents, for tests of code that differs by register. */
export const unlikeWrites = everyWrite.filter(({ route }) => !hasStandIn(route));
