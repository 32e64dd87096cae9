import { useRecordContext, useTranslate } from 'react-admin';
import type { Movement } from '../../domain/volumes';
import { useMay } from '../authProvider/permissions';
import { ClampedText, NameText, NumberText } from '../fields/cells';
import { SearchFilter } from '../list/filters/SearchFilter';
import { ListToolbar } from '../list/ListToolbar';
import { RegisterList } from '../list/RegisterList';
import { NumberLink } from '../list/table/NumberLink';
import { RegisterTable } from '../list/table/RegisterTable';
import type { ActionColumn, TableColumn } from '../list/table/tableColumns';
import { ListPresets, oneOrMore, WithFirstPreset, type Preset } from '../money/ListPresets';
import { columnsOf } from '../money/moneyColumns';
import { RowDialogs } from '../money/MoneyList';
import { ExportButton } from '../spreadsheet/ExportButton';
import { FileViews } from './FileViews';
import { MovementDialog, ReceiveDialog } from './MoveDialogs';

/** Which paper files are out, where, and which are late. */
export function FilesOut() {
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'movements');
  const title = translate('volumes.list.title');
  return (
    <WithFirstPreset presets={PRESETS}>
      <RegisterList
        title={title}
        breadcrumb={[{ label: title }]}
        sort={BY_DAY}
        sorts={columns.map(({ source }) => source)}
        filters={{ state: oneOrMore(['OUT', 'LATE', 'RECEIVED']) }}
        actions={<ExportButton file="Paper_files" sheet="Movements" columns={columns} />}
        toolbar={
          <>
            <FileViews here="/files/out" />
            <ListPresets label="volumes.list.state" presets={PRESETS} />
            <ListToolbar
              columns={columns}
              sorts={columns.map(({ source, label }) => ({ value: source, label: translate(label) }))}
            >
              <SearchFilter source="q" label={translate('volumes.list.search')} />
            </ListToolbar>
          </>
        }
      >
        <RegisterTable<Movement>
          columns={columns}
          rowNumbers="continuous"
          rowActions={mayEdit ? ACTIONS : NONE}
        />
      </RegisterList>
    </WithFirstPreset>
  );
}

const PRESETS: readonly Preset[] = [
  { name: 'volumes.list.outNow', filter: { state: 'OUT' } },
  { name: 'volumes.list.late', filter: { state: 'LATE' }, isCounted: true },
  { name: 'volumes.list.back', filter: { state: 'RECEIVED' } },
];

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
const NONE: never[] = [];
const BY_DAY = { field: 'dueBack', order: 'ASC' } as const;
