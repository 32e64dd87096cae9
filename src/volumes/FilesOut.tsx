import { useRecordContext, useTranslate } from 'react-admin';
import type { Movement } from '../../domain/volumes';
import { useMay } from '../authProvider/permissions';
import { ClampedText, NameText, NumberText } from '../fields/cells';
import { NumberLink } from '../list/table/NumberLink';
import type { ActionColumn, TableColumn } from '../list/table/tableColumns';
import { ColumnList } from '../list/ColumnList';
import { oneOrMore, presetFilter, type Preset } from '../list/ListPresets';
import { columnsOf } from '../list/table/columnsOf';
import { RowDialogs } from '../money/MoneyList';
import { FileViews } from './FileViews';
import { MovementDialog, ReceiveDialog } from './MoveDialogs';

/** Which paper files are out, where, and which are late. */
export function FilesOut() {
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'movements');
  return (
    <ColumnList<Movement>
      title={translate('volumes.list.title')}
      columns={columns}
      exported={{ file: 'Paper_files', sheet: 'Movements' }}
      sort={BY_DAY}
      checks={CHECKS}
      presets={{ label: 'volumes.list.state', each: PRESETS }}
      views={<FileViews here="/files/out" />}
      searched="volumes.list.search"
      {...(mayEdit && { rowActions: ACTIONS })}
    />
  );
}

const PRESETS: readonly Preset[] = [
  { name: 'volumes.list.outNow', filter: { state: 'OUT' } },
  { name: 'volumes.list.late', filter: { state: 'LATE' }, isCounted: true },
  { name: 'volumes.list.back', filter: { state: 'RECEIVED' } },
];

export const movementFilters = [presetFilter('state', 'volumes.list.state', PRESETS)];

const { column, day } = columnsOf<Movement>('movements');

const columns: TableColumn<Movement>[] = [
  column('nothiNumber', {
    width: '10rem',
    render: ({ nothiNumber, caseFilingId }) => <NumberLink text={nothiNumber} file={caseFilingId} />,
  }),
  column('no', { width: '4rem', numeric: true, render: ({ no }) => <NumberText number={no} /> }),
  column('to', { width: '12rem', render: ({ to, toBn }) => <NameText name={to} nameBn={toBn} /> }),
  day('on'),
  day('dueBack'),
  column('daysLate', {
    width: '5rem',
    numeric: true,
    render: ({ daysLate }) => daysLate && <NumberText number={daysLate} />,
  }),
  column('takenBy', { width: '9rem', render: ({ takenBy }) => <ClampedText text={takenBy} /> }),
  column('purpose', { width: '12rem', render: ({ purpose }) => <ClampedText text={purpose} /> }),
  column('by', { width: '8rem', render: ({ by }) => <ClampedText text={by} /> }),
  day('receivedOn'),
];

function Buttons() {
  const translate = useTranslate();
  const movement = useRecordContext<Movement>();
  if (!movement) return null;
  const what = `${movement.nothiNumber}, ${translate('volumes.volume', { no: movement.no })}`;
  return (
    <RowDialogs
      rowName={what}
      dialogs={{
        ...(!movement.receivedOn && {
          receive: (onClose) => <ReceiveDialog what={what} movement={movement} onClose={onClose} />,
        }),
        edit: (onClose) => <MovementDialog movement={movement} onClose={onClose} />,
      }}
    />
  );
}

const ACTIONS: ActionColumn[] = [{ heading: 'lists.actions', buttons: <Buttons /> }];
const CHECKS = { state: oneOrMore(['OUT', 'LATE', 'RECEIVED']) };
const BY_DAY = { field: 'dueBack', order: 'ASC' } as const;
