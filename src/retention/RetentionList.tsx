import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Checkbox from '@mui/material/Checkbox';
import { createContext, useContext, useMemo, useState, type Dispatch } from 'react';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { registerRoutes } from '../../domain/registerRoutes';
import { formatCount } from '../../domain/digits';
import { keptBecause, retentionClasses, retentionStates, type ListedRetention } from '../../domain/retention';
import { ClampedText, NumberText } from '../fields/cells';
import { useLanguage } from '../i18n/useLanguage';
import type { Filter } from '../list/filters/filter';
import { SearchFilter } from '../list/filters/SearchFilter';
import { ListToolbar } from '../list/ListToolbar';
import { WholeListDialog } from '../list/WholeListDialog';
import { RegisterList } from '../list/RegisterList';
import { NumberLink } from '../list/table/NumberLink';
import { RegisterTable } from '../list/table/RegisterTable';
import type { ActionColumn, TableColumn } from '../list/table/tableColumns';
import { ListPresets, oneOrMore, presetFilter, WithFirstPreset, type Preset } from '../list/ListPresets';
import { columnsOf } from '../list/table/columnsOf';
import { ExportButton } from '../spreadsheet/ExportButton';
import { FileViews } from '../volumes/FileViews';
import { DestroyDialog } from './DestroyDialog';
import { useWhy } from './retentionTexts';

/** Files whose time is over: which may be destroyed, which are kept all the same, and which were destroyed. */
export function RetentionList() {
  const translate = useTranslate();
  const chosen = useState<readonly number[]>([]);
  const [isPrinting, setPrinting] = useState(false);
  const [query] = useSearchParams();
  const state = retentionStates.find((each) => query.get('filter')?.includes(`"${each}"`));
  const columns = useMemo(
    () => [
      ...ofAll,
      ...(state ? (FURTHER[state] ?? []) : Object.values(FURTHER).flatMap((each) => each ?? [])),
    ],
    [state],
  );
  const title = translate('retention.list.title');
  const preset = PRESETS.find(({ filter }) => filter.state === state);
  const printed = preset ? `${title}: ${translate(preset.name)}` : title;
  return (
    <Chosen value={chosen}>
      <WithFirstPreset presets={PRESETS}>
        <RegisterList
          title={title}
          breadcrumb={[{ label: translate('volumes.list.title'), to: '/files/out' }, { label: title }]}
          sort={OLDEST_FIRST}
          sorts={sorted.map(({ source }) => source)}
          filters={{
            state: oneOrMore(retentionStates),
            class: oneOrMore(retentionClasses),
            why: oneOrMore(keptBecause),
          }}
          actions={
            <>
              <ExportButton file="Retention" sheet="Retention" columns={columns} />
              {(!state || state === 'DUE') && <Destroy />}
            </>
          }
          more={
            <MenuItem component={Link} to={registerRoutes['retention-rules'].list}>
              {translate('retention.list.rules')}
            </MenuItem>
          }
          onPrint={() => setPrinting(true)}
          toolbar={
            <>
              <FileViews here="/files/retention" />
              <ListPresets label="retention.list.state" presets={PRESETS} />
              <ListToolbar
                columns={columns}
                sorts={sorted.map(({ source, label }) => ({ value: source, label: translate(label) }))}
                filters={retentionFilters}
              >
                <SearchFilter source="q" label={translate('retention.list.search')} />
              </ListToolbar>
            </>
          }
        >
          <RegisterTable<ListedRetention> columns={columns} rowNumbers="continuous" rowActions={CHOOSE} />
          {isPrinting && (
            <WholeListDialog title={printed} columns={columns} onClose={() => setPrinting(false)} />
          )}
        </RegisterList>
      </WithFirstPreset>
    </Chosen>
  );
}

/** The files that are chosen, by id, and what chooses them. */
const Chosen = createContext<[readonly number[], Dispatch<readonly number[]>]>([[], () => {}]);

const OLDEST_FIRST = { field: 'overOn', order: 'ASC' } as const;

const PRESETS: readonly Preset[] = [
  { name: 'retention.list.due', filter: { state: 'DUE' }, isCounted: true },
  { name: 'retention.list.kept', filter: { state: 'KEPT' } },
  { name: 'retention.list.destroyed', filter: { state: 'DESTROYED' } },
];

const retentionFilters: readonly Filter[] = [
  {
    source: 'class',
    label: 'resources.retention.fields.class',
    isCommon: true,
    options: ({ translate }) =>
      retentionClasses.map((value) => ({
        value,
        label: translate(`resources.retention.choices.class.${value}`),
      })),
  },
];

export const toldRetentionFilters = [
  ...retentionFilters,
  presetFilter('state', 'retention.list.state', PRESETS),
];

const { column, day, choice } = columnsOf<ListedRetention>('retention');
const text = (source: string, width: string) =>
  column(source, {
    sortable: false,
    width,
    render: (record) => <ClampedText text={record[source] as string} />,
  });

const ofAll: TableColumn<ListedRetention>[] = [
  column('nothiNumber', {
    width: '10rem',
    render: ({ nothiNumber, id }) => <NumberLink text={nothiNumber} file={id} />,
  }),
  column('companyName', { width: '14rem', render: ({ companyName }) => <ClampedText text={companyName} /> }),
  choice('class', retentionClasses, '9rem'),
  column('years', {
    sortable: false,
    width: '4rem',
    numeric: true,
    render: ({ years }) => years && <NumberText number={years} />,
  }),
  day('endedOn'),
  day('overOn'),
];

/** What the lists of one state have besides. */
const FURTHER: Partial<Record<string, TableColumn<ListedRetention>[]>> = {
  KEPT: [column('why', { sortable: false, width: '12rem', render: ({ why }) => <Why why={why} /> })],
  DESTROYED: [
    { ...day('destroyedOn'), sortable: false },
    text('destroyedBy', '10rem'),
    text('destroyedMemo', '10rem'),
  ],
};

const sorted = ofAll.filter(({ sortable }) => sortable);

const Why = ({ why }: Pick<ListedRetention, 'why'>) => <>{useWhy()(why)}</>;

function Choose() {
  const [chosen, choose] = useContext(Chosen);
  const record = useRecordContext<ListedRetention>();
  if (record?.state !== 'DUE') return null;
  const { id, nothiNumber } = record;
  return (
    <Checkbox
      checked={chosen.includes(id)}
      onChange={({ target }) =>
        choose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
      }
      slotProps={{ input: { 'aria-label': nothiNumber } }}
      size="small"
      sx={{ p: 0.25, displayPrint: 'none' }}
    />
  );
}

const CHOOSE: ActionColumn[] = [{ heading: 'retention.list.choose', buttons: <Choose /> }];

/** Chooses what is shown, and records that what is chosen was destroyed. */
function Destroy() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data = [] } = useListContext<ListedRetention>();
  const [chosen, choose] = useContext(Chosen);
  const [isOpen, setOpen] = useState(false);
  const due = data.filter(({ state }) => state === 'DUE').map(({ id }) => id);
  return (
    <>
      <Button disabled={!due.length} onClick={() => choose([...new Set([...chosen, ...due])])}>
        {translate('retention.list.chooseAll')}
      </Button>
      <Button variant="contained" disabled={!chosen.length} onClick={() => setOpen(true)}>
        {translate('retention.list.record', { count: formatCount(chosen.length, language) })}
      </Button>
      {isOpen && <DestroyDialog ids={chosen} onDone={() => choose([])} onClose={() => setOpen(false)} />}
    </>
  );
}
