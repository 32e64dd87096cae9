import Tooltip from '@mui/material/Tooltip';
import { memo, type ReactNode } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useTranslate,
  type DataTableColumnProps,
} from 'react-admin';
import { breakingText } from './breakingText';
import { twoLines } from './twoLines';
import { columnKey, useShownColumns } from './useShownColumns';

/** The headings of a register's table, in at most two lines; sortable ones are buttons. */
export const RegisterHead = memo(function RegisterHead({ children }: { children?: ReactNode }) {
  const columns = useShownColumns(children);
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <Heading key={columnKey(column)} {...column} />
        ))}
      </tr>
    </thead>
  );
});

function Heading({ source, label, disableSort, className, align, style }: DataTableColumnProps) {
  const translate = useTranslate();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const name = translate(label as string);
  const isNumeric = align === 'right';
  const text = <span className="heading">{breakingText(twoLines(name))}</span>;
  const sorted = !disableSort && sort?.field === source ? sort?.order : undefined;
  const next = sorted === 'ASC' ? 'DESC' : 'ASC';
  const hint = translate('ra.sort.sort_by', { field: name, order: translate(`ra.sort.${next}`) });
  return (
    <th
      scope="col"
      className={className}
      style={style}
      data-align={isNumeric ? align : undefined}
      aria-sort={sorted && directions[sorted]}
    >
      {disableSort ? (
        text
      ) : (
        <Tooltip title={hint} enterDelay={300} placement={isNumeric ? 'bottom-end' : 'bottom-start'}>
          <button type="button" data-field={source} onClick={handleSort}>
            {text}
          </button>
        </Tooltip>
      )}
    </th>
  );
}

const directions = { ASC: 'ascending', DESC: 'descending' } as const;
