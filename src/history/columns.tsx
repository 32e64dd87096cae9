import { useTranslate } from 'react-admin';
import { ClampedText, InstantText } from '../fields/cells';
import type { TableColumn } from '../list/table/tableColumns';
import type { ChangedBy } from '../dataProvider/history';
import { usePersonName } from './usePersonName';

interface Dated {
  at: string;
  by: ChangedBy | null;
}

/** The column with the time of a change or event. */
export const atColumn: TableColumn<Dated> = {
  source: 'at',
  label: 'history.columns.at',
  sortable: true,
  width: '9rem',
  sheet: { instant: true },
  render: ({ at }) => <InstantText instant={at} />,
};

/** The column with the person who acted. */
export const byColumn: TableColumn<Dated> = {
  source: 'by.fullName',
  label: 'history.columns.by',
  sortable: false,
  width: '11rem',
  sheet: { also: 'by.userName' },
  render: ({ by }) => <PersonName person={by} />,
};

/** The name of the acting person, or of the system. */
export const PersonName = ({ person }: { person: ChangedBy | null }) => (
  <ClampedText text={usePersonName()(person)} />
);

export function RegisterName({ register }: { register: string }) {
  return <ClampedText text={useTranslate()(`resources.${register}.name`, { _: register })} />;
}
