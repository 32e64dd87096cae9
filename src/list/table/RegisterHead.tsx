import Tooltip from '@mui/material/Tooltip';
import { memo, type ReactNode } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useTranslate,
  type DataTableColumnProps,
} from 'react-admin';
import { breakingText } from './NumberLink';
import { columnKey, useShownColumns } from './tableColumns';

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

/**
 * Splits a heading into at most two lines, at the space or slash that makes the longer of the two lines
 * shortest. Its column gets at least that width, so no heading takes more than two lines.
 */
export function twoLines(heading: string): string[] {
  const ends = [...heading.matchAll(/[ /]+(?=[^ /])/g)].map(({ 0: gap, index }) => index + gap.length);
  const longest = (end: number) => Math.max(widthOf(heading.slice(0, end)), widthOf(heading.slice(end)));
  const [best] = ends.toSorted((one, other) => longest(one) - longest(other));
  return best === undefined ? [heading] : [heading.slice(0, best), heading.slice(best)];
}

/** The width of a line in letters; Bengali vowel signs add none, because they share the width of their letter. */
const widthOf = (line: string): number => line.trim().replace(/\p{M}/gu, '').length;
