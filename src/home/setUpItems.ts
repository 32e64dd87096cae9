import type { SetUpState } from '../dataProvider/office';

/**
 * First steps: where each is done and how the server's state shows that it is. Their texts are under
 * `setUp.items`.
 */
export const setUpItems = [
  { name: 'office', to: '/office', isDone: ({ office }) => office },
  // the list that comes with Casebook may fit as it is, so looking at it is enough
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
