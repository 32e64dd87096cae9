import Box from '@mui/material/Box';
import { TableBox } from '../list/table/TableBox';
import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import SomeIcon from '@mui/icons-material/IndeterminateCheckBox';
import IconButton from '@mui/material/IconButton';
import type { ReactNode, CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { betweenRows } from '../theme/shades';

interface Props {
  /** The id of the element that names the table. */
  labelledBy: string;
  /** Catalogue keys of the headings, some with a width; the other columns share the rest. */
  columns: readonly TableColumn[];
  chosen: number;
  total: number;
  onChooseAll: () => void;
  /** The rows: `ChoosableRow`. */
  children: ReactNode;
}

export type TableColumn = readonly [label: string, width?: string];

/** A table of hearings in which rows can be selected; where it is narrow, each row is a block of labelled facts. */
export function ChoosableTable({ labelledBy, columns, chosen, total, onChooseAll, children }: Props) {
  const translate = useTranslate();
  const widths = columns.map(([, width]) => width ?? 'minmax(0, 1fr)');
  return (
    <TableBox>
      <Box sx={style}>
        <table
          aria-labelledby={labelledBy}
          style={{ '--columns': ['2.25rem', ...widths].join(' ') } as CSSProperties}
        >
          <thead>
            <tr>
              <th className="choose">
                <ChooseButton
                  name={translate('diary.chooseAll')}
                  isChosen={chosen === total}
                  isSome={chosen > 0}
                  onClick={onChooseAll}
                />
              </th>
              {columns.map(([label]) => (
                <th key={label} scope="col">
                  {translate(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </Box>
    </TableBox>
  );
}

interface RowProps {
  /** The accessible name of the row's button. */
  choose: string;
  isChosen: boolean;
  onChoose: () => void;
  columns: readonly TableColumn[];
  cells: readonly ReactNode[];
}

/** A row: a button that selects it, and its cells, of which each repeats its heading on a phone. */
export function ChoosableRow({ choose, isChosen, onChoose, columns, cells }: RowProps) {
  const translate = useTranslate();
  return (
    <tr>
      <td className="choose">
        <ChooseButton name={choose} isChosen={isChosen} onClick={onChoose} />
      </td>
      {columns.map(([label], index) => (
        <td key={label} data-label={translate(label)}>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}

interface ButtonProps {
  name: string;
  isChosen: boolean;
  isSome?: boolean;
  onClick: () => void;
}

/** A button rather than a checkbox, since the arrow keys of a table go from button to button. */
function ChooseButton({ name, isChosen, isSome = false, onClick }: ButtonProps) {
  const Icon = isChosen ? CheckedIcon : isSome ? SomeIcon : UncheckedIcon;
  return (
    <IconButton
      size="small"
      aria-pressed={isChosen || (isSome && 'mixed')}
      aria-label={name}
      onClick={onClick}
      sx={{ p: 0.25 }}
    >
      <Icon fontSize="small" color={isChosen || isSome ? 'primary' : 'inherit'} />
    </IconButton>
  );
}

/** The width below which each row is a block. In rem, so that large text gets the blocks sooner. */
const NARROW = '@container (max-width: 71rem)';

/**
 * Rows are grids, since `content-visibility` does not apply to rows of a table layout. That property skips the layout
 * of rows off screen, which with 200 hearings would delay each key press.
 */
const style = {
  containerType: 'inline-size',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'clip',
  displayPrint: 'none',
  '& :is(table, thead, tbody)': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)' },
  '& tbody tr:not(.result-row)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.5rem' },
  '& :is(th, td)': {
    typography: 'body2',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    px: 0.75,
    py: '6px',
  },
  '& th': { fontWeight: 600, fontSize: '0.8125rem', whiteSpace: 'normal', overflowWrap: 'normal' },
  '& tbody tr': { borderTop: 1, borderColor: betweenRows },
  '& tbody tr:not(.result-row):hover': { bgcolor: 'action.hover' },
  '& .caption': { typography: 'caption', display: 'block', color: 'text.secondary' },
  '& tbody .result-row': { borderTop: 0, gridTemplateColumns: '100%', bgcolor: 'background.default' },
  '& .result-row > td': { px: 2 },
  [NARROW]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      gridTemplateColumns: '2rem repeat(auto-fill, minmax(min(14rem, 100% - 2rem), 1fr))',
      borderTop: 1,
      borderColor: 'divider',
      py: 0.75,
    },
    '& tbody td': { py: '2px' },
    '& tbody td.choose': { gridColumn: 1, gridRow: '1 / span 11' },
    '& tbody td[data-label]:empty': { display: 'none' },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: 'text.secondary',
      fontSize: '0.75rem',
    },
  },
};
