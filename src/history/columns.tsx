import { useTranslate } from 'react-admin';
import { namesOf } from '../../domain/wire';
import { ClampedText, InstantText } from '../fields/cells';
import { viewOf } from '../fields/kinds';
import type { TableColumn } from '../list/table/tableColumns';
import type { ListColumn } from '../spreadsheet/spreadsheetColumn';
import type { ChangedBy } from '../dataProvider/history';
import { fieldsOf, keptRegisterNames } from './historyFields';
import { usePersonName } from './names';

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

/** The column with the reason that a person gave. */
export const reasonColumn = {
  source: 'reason',
  label: 'history.columns.reason',
  sortable: true,
  render: ({ reason }: { reason: string | null }) => <ClampedText text={reason} />,
};

/** The name of the acting person, or of the system. */
export const PersonName = ({ person }: { person: ChangedBy | null }) => (
  <ClampedText text={usePersonName()(person)} />
);

export function RegisterName({ register }: { register: string }) {
  return <ClampedText text={useTranslate()(`resources.${register}.name`, { _: register })} />;
}

/**
 * For each register one column per field, with its label and format: by these a change is written into one
 * cell of a spreadsheet.
 */
export const changedColumns = (): Record<string, readonly ListColumn[]> =>
  Object.fromEntries(
    keptRegisterNames.map((register) => [
      register,
      Object.entries(fieldsOf(register)).map(([name, field]): ListColumn => {
        const [wire] = namesOf(name, field);
        const sheet = viewOf(field).sheet?.(
          field,
          (value) => `resources.${register}.choices.${name}.${value}`,
        );
        return {
          source: 'to' in field ? `${wire}.name` : wire,
          label: `resources.${register}.fields.${name}`,
          ...(sheet && { sheet }),
        };
      }),
    ]),
  );
