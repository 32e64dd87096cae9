import {
  memo,
  useRef,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
  type RefObject,
} from 'react';
import {
  RecordContextProvider,
  useDataTableDataContext,
  useRecordContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';
import { ROW_NAME } from './tableColumns';
import { columnKey, useShownColumns } from './tableColumns';

interface Props {
  children?: ReactNode;
  /** Renders a row around `RegisterRow`, with the record from its context. */
  row?: ComponentType<RowProps>;
}

export interface RowProps {
  columns: readonly DataTableColumnProps[];
}

/**
 * The rows of a register's table as plain elements: react-admin and MUI components for two thousand cells
 * take most of a second on a slow machine. They render in groups, so that typing stays responsive.
 */
export function RegisterRows({ children, row = RegisterRow }: Props) {
  const records = useDataTableDataContext();
  const columns = useShownColumns(children);
  return [...useGroups(records ?? NONE).entries()].map(([position, group]) => (
    <RowGroup key={position} isFirst={position === 0} records={group} columns={columns} row={row} />
  ));
}

const NONE: RaRecord[] = [];

interface GroupProps extends RowProps, Required<Pick<Props, 'row'>> {
  isFirst: boolean;
  records: readonly RaRecord[];
}

/** A `<tbody>` of rows; `data-far` marks it while it is off screen (`registerTableStyle`). */
function RowGroup({ isFirst, records, columns, row: Row }: GroupProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isNear = useNear(body, isFirst);
  return (
    <tbody ref={body} data-far={!isNear || undefined}>
      {records.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Row columns={columns} />
        </RecordContextProvider>
      ))}
    </tbody>
  );
}

/** Memoised: re-renders when its record or the columns change. */
export const RegisterRow = memo(function RegisterRow({ columns, ...row }: RowProps & ComponentProps<'tr'>) {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <tr {...row}>
      {columns.map((column) => {
        const { className, align, render, children } = column;
        const isName = className === ROW_NAME;
        const Cell = isName ? 'th' : 'td';
        return (
          <Cell
            key={columnKey(column)}
            scope={isName ? 'row' : undefined}
            className={className}
            data-align={align === 'right' ? align : undefined}
          >
            {render ? render(record) : children}
          </Cell>
        );
      })}
    </tr>
  );
});

/** Rows per group; about what a large screen shows. */
const ROWS = 25;

/**
 * Splits the records into groups. At first one group is rendered, then one more with each transition; another
 * set of records starts anew.
 */
export function useGroups(records: readonly RaRecord[]): readonly RaRecord[][] {
  const [drawn, setDrawn] = useState({ records, groups: 1 });
  const count = Math.ceil(records.length / ROWS);
  const groups = isOther(records, drawn.records) ? 1 : Math.min(drawn.groups, count);
  if (drawn.records !== records) setDrawn({ records, groups });
  useEffect(() => {
    if (groups >= count) return;
    startTransition(() => setDrawn({ records, groups: groups + 1 }));
  }, [records, groups, count]);
  return Array.from({ length: Math.min(groups, count) }, (_, group) =>
    records.slice(group * ROWS, (group + 1) * ROWS),
  );
}

function isOther(records: readonly RaRecord[], before: readonly RaRecord[]): boolean {
  if (records === before) return false;
  const known = new Set(before.map(({ id }) => id));
  return !records.slice(0, ROWS).some(({ id }) => known.has(id));
}

/** Whether an element is in the viewport of its scroll container, or close to it. */
function useNear(element: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [isNear, setNear] = useState(atFirst);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([latest]) => setNear(latest?.isIntersecting ?? true), {
      root: element.current.closest('.RaDataTable-tableWrapper'),
      rootMargin: '50%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
