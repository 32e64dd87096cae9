import type { SetUpState } from '../dataProvider/office';

/** What to do first: where it is done, and what the server says once it is. The words are `setUp.items`. */
export const setUpItems = [
  { name: 'office', to: '/office', isDone: ({ office }) => office },
  // the list that comes with Casebook may be right as it is: to have looked is enough
  { name: 'sections', to: '/sections-list', isDone: ({ sections }) => sections, byLooking: true },
  { name: 'colleagues', to: '/create-user', isDone: ({ colleagues }) => colleagues },
  { name: 'backups', to: '/backups', isDone: ({ backups }) => backups },
] as const satisfies readonly SetUpItem[];

interface SetUpItem {
  name: string;
  to: string;
  isDone: (state: SetUpState) => boolean;
  byLooking?: true;
}
