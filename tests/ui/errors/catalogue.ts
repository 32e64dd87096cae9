import { onForms } from './onForms';
import { onLists } from './onLists';

/**
 * All failures: how each is caused, and which text must appear where. Sign-in, expired sessions, users,
 * notifications, logos and unknown URLs have tests of their own.
 */
export const scenes = [...onLists, ...onForms];
