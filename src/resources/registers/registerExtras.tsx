import type { ActionColumn, TableColumn } from '../../list/table/tableColumns';
import type { StoredRecord } from '../../recordForms/storedRecord';
import { MergeRow } from '../keptLists/MergeRow';
import { UsedBy } from '../keptLists/UsedBy';

/** What the list of a register shows beside what follows from its facts. */
export interface RegisterExtras {
  columns?: Record<string, Partial<TableColumn<StoredRecord>>>;
  rowActions?: ActionColumn[];
}

const keptList: RegisterExtras = {
  columns: {
    used: { width: '7rem', sheet: { kind: 'number' }, render: (record) => <UsedBy record={record} /> },
  },
  rowActions: [{ heading: 'lists.merge', buttons: <MergeRow /> }],
};

export const registerExtras: Record<string, RegisterExtras> = { sections: keptList, banks: keptList };
