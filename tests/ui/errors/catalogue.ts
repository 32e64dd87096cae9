import { onForms } from './onForms';
import { onLists } from './onLists';

/** The catalogue of failures: how each is provoked, and where which text must appear. */
export const scenes = [...onLists, ...onForms];
