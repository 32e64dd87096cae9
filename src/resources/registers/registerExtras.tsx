import type { ActionColumn, TableColumn } from '../../list/table/tableColumns';
import type { StoredRecord } from '../../recordForms/storedRecord';
import { MergeRow } from '../keptLists/MergeRow';
import { UsedBy } from '../keptLists/UsedBy';

/** Additions to the list of a register beyond its facts (domain/registers.ts). */
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
