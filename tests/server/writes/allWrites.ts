import { isLong } from '../../support/long';
import { hasStandIn } from '../../support/standIns';
import { fileWrites } from './fileWrites';
import { registerWrites } from './registerWrites';
import type { WriteCase } from './requests';

/** Every write route of the API with a request for it. */
export const everyWrite: WriteCase[] = [...registerWrites, ...fileWrites];

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

export const methodOf = ({ route }: WriteCase) => METHODS.find((method) => route.startsWith(`${method} `))!;

/** Every fourth write, for tests of code that all writes share; the long run takes all of them. */
export const someWrites = isLong ? everyWrite : everyWrite.filter((_, place) => place % 4 === 0);

/** The writes that no other write represents, for tests of code that differs by register. */
export const unlikeWrites = everyWrite.filter(({ route }) => !hasStandIn(route));
