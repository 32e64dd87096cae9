import type { ReactNode } from 'react';
import type { SortPayload } from 'react-admin';
import { RowLink } from '../../list/rowActions/RowActions';
import type { ActionColumn, TableColumn } from '../../list/table/tableColumns';
import type { StoredRecord } from '../../recordForms/storedRecord';
import { Period, Verified } from '../limitationRules/cells';
import { RuleGaps } from '../limitationRules/RuleGaps';
import { UsedBy } from '../keptLists/UsedBy';
import { CalendarFilter, YearFilter } from '../closedDays/filters';
import { PasteButton } from '../closedDays/PasteButton';
import { YearAtAGlance } from '../closedDays/YearAtAGlance';
import { useRowName } from './useRegister';

/** Additions to the list of a register beyond its facts (domain/registers.ts). */
export interface RegisterExtras {
  columns?: Record<string, Partial<TableColumn<StoredRecord>>>;
  rowActions?: ActionColumn[];
  /** Shown above the toolbar. */
  above?: ReactNode;
  /** Shown beside the search. */
  filters?: readonly ReactNode[];
  /** Shown in the row of the title. */
  actions?: ReactNode;
  /** The initial sort, unless it is by name. */
  sort?: SortPayload;
}

const MergeRow = () => <RowLink action="merge" rowName={useRowName()} />;

const keptList: RegisterExtras = {
  columns: {
    used: { width: '7rem', sheet: { kind: 'number' }, render: (record) => <UsedBy record={record} /> },
  },
  rowActions: [{ heading: 'lists.merge', buttons: <MergeRow /> }],
};

const closedDays: RegisterExtras = {
  above: <YearAtAGlance />,
  filters: [<CalendarFilter key="calendarId" />, <YearFilter key="year" />],
  actions: <PasteButton />,
  sort: { field: 'from', order: 'DESC' },
};

const limitationRules: RegisterExtras = {
  above: <RuleGaps />,
  columns: {
    n: { width: '7rem', numeric: false, render: (record) => <Period record={record} /> },
    act: { width: '9rem' },
    section: { width: '5rem' },
    side: { width: '7.5rem' },
    verifiedBy: { width: '8rem' },
    verifiedOn: { width: '7.5rem', render: (record) => <Verified record={record} /> },
  },
};

export const registerExtras: Record<string, RegisterExtras> = {
  sections: keptList,
  banks: keptList,
  desks: keptList,
  'closed-days': closedDays,
  'limitation-rules': limitationRules,
};
