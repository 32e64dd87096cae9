import type { SetUpState } from '../dataProvider/office';

/**
 * The first steps in a new register: where each is done, and how the server's state shows that it is done.
 * Their texts are under `setUp.items`.
 */
export const setUpItems = [
  { name: 'office', to: '/office', isDone: ({ office }) => office },
  // opening the page is enough, because the list that comes with Casebook may fit as it is
  { name: 'sections', to: '/sections-list', isDone: ({ sections }) => sections, byLooking: true },
  { name: 'colleagues', to: '/create-user', isDone: ({ colleagues }) => colleagues },
  { name: 'filings', to: '/import', isDone: ({ filings }) => filings },
  { name: 'backups', to: '/backups', isDone: ({ backups }) => backups },
] as const satisfies readonly SetUpItem[];

interface SetUpItem {
  name: string;
  to: string;
  isDone: (state: SetUpState) => boolean;
  byLooking?: true;
}
