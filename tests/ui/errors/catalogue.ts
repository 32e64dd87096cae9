import { onForms } from './onForms';
import { onLists } from './onLists';

/**
 * The catalogue of failures: how each is provoked, and where which text must appear. Sign-in, the end of a session,
 * users, notifications, logos and addresses that lead nowhere have tests of their own, which provoke theirs.
 */
export const scenes = [...onLists, ...onForms];
