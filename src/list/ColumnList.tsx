import { useTranslate, type SortPayload } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { ExportButton } from '../spreadsheet/ExportButton';
import type { ListColumn } from '../spreadsheet/spreadsheetColumn';
import type { Crumb } from '../page/PageFrame';
import type { Filter } from './filters/filter';
import { SearchFilter } from './filters/SearchFilter';
import type { SoundFilters } from './listAddress';
import { ListPresets, WithFirstPreset, type Preset } from './ListPresets';
import { ListToolbar } from './ListToolbar';
import { RegisterList } from './RegisterList';
import { RegisterTable } from './table/RegisterTable';
import type { ActionColumn, TableColumn } from './table/tableColumns';

interface Props<R> {
  title: string;
  /** The pages above this one in the breadcrumb, and what this one is called there, if not by its title. */
  below?: readonly Crumb[];
  crumb?: string;
  columns: readonly TableColumn<R>[];
  /** The exported file, whose name is English in the Bengali UI too; its columns, if not those of the table. */
  exported: { file: string; sheet: string; columns?: readonly ListColumn[] };
  sort?: SortPayload;
  /** A permanent filter, whatever the URL says. */
  only?: Record<string, string>;
  filters?: readonly Filter[];
  /** Checks of the filters in the URL that are not single texts. */
  checks?: SoundFilters;
  /** Filters that are set by one button; the first ones are set at first. `label` is a key of the catalogue. */
  presets?: { label: string; each: readonly Preset[] };
  /** Links to neighbouring lists. */
  views?: ReactNode;
  /** The label of the search, a key of the catalogue. */
  searched?: string;
  /** Opens the form of a new record. */
  add?: ReactElement | undefined;
  rowActions?: ActionColumn[];
  /** What stands above the table. */
  children?: ReactNode;
}

/** A list that follows from its columns: toolbar, order, table, spreadsheet. */
export function ColumnList<R extends { id: number }>({
  title,
  below = TOP,
  crumb = title,
  columns,
  exported,
  filters,
  checks,
  presets,
  views,
  searched,
  rowActions = NONE,
  children,
  ...list
}: Props<R>) {
  const translate = useTranslate();
  const sorted = columns.filter(({ sortable }) => sortable);
  const screen = (
    <RegisterList
      {...list}
      title={title}
      breadcrumb={[...below, { label: crumb }]}
      sorts={sorted.map(({ source }) => source)}
      {...(checks && { filters: checks })}
      actions={<ExportButton columns={columns} {...exported} />}
      toolbar={
        <>
          {views}
          {presets && <ListPresets label={presets.label} presets={presets.each} />}
          <ListToolbar
            columns={columns}
            sorts={sorted.map(({ source, label }) => ({ value: source, label: translate(label) }))}
            {...(filters && { filters })}
          >
            {searched && <SearchFilter source="q" label={translate(searched)} />}
          </ListToolbar>
        </>
      }
    >
      {children}
      <RegisterTable<R> columns={columns} rowNumbers="continuous" rowActions={rowActions} />
    </RegisterList>
  );
  return presets ? <WithFirstPreset presets={presets.each}>{screen}</WithFirstPreset> : screen;
}

const TOP: readonly Crumb[] = [];
const NONE: never[] = [];
