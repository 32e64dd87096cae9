import type { ReactNode } from 'react';
import type { ActionColumn } from '../../list/tableColumns';
import type { StoredRecord } from '../../records/storedRecord';
import { MergeRow } from '../keptLists/MergeRow';
import { UsedBy } from '../keptLists/UsedBy';

/** What the list of a register shows beside what follows from its facts. */
export interface RegisterExtras {
  cells?: Record<string, (record: StoredRecord) => ReactNode>;
  rowActions?: ActionColumn[];
}

const keptList: RegisterExtras = {
  cells: { used: (record) => <UsedBy record={record} /> },
  rowActions: [{ heading: 'lists.merge', buttons: <MergeRow /> }],
};

export const registerExtras: Record<string, RegisterExtras> = { sections: keptList, banks: keptList };
