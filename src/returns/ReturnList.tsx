import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Return } from '../dataProvider/returns';
import { ClampedText, DayText, NumberText } from '../fields/cells';
import { RegisterList } from '../list/RegisterList';
import { ListToolbar } from '../list/ListToolbar';
import { RegisterTable } from '../list/table/RegisterTable';
import type { TableColumn } from '../list/table/tableColumns';
import { NothingHere } from '../page/NothingHere';
import { BeginReturn } from './BeginReturn';
import { useMonthName, useReturns, useStateName } from './useReturns';

/** The returns of all months, the newest first, each in its newest edition, and the button that begins the next. */
export function ReturnList() {
  const translate = useTranslate();
  const title = translate('returns.title');
  const { all } = useReturns();
  return (
    <RegisterList
      title={title}
      breadcrumb={[{ label: title }]}
      only={IN_FORCE}
      sort={NEWEST_FIRST}
      sorts={SORTS}
      add={all.length > 0 ? <BeginReturn /> : undefined}
      toolbar={<ListToolbar columns={columns} />}
    >
      <Rows />
    </RegisterList>
  );
}

/** The rows; before the first return, what a return is and how the first begins. */
function Rows() {
  const translate = useTranslate();
  const { total } = useListContext();
  if (total !== 0)
    return <RegisterTable<Return> columns={columns} rowNumbers="continuous" rowActions={NONE} />;
  return (
    <NothingHere
      why={translate('returns.explained.what')}
      action={
        <>
          <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
            {translate('returns.explained.first')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
            <BeginReturn />
          </Box>
        </>
      }
    />
  );
}

const column = (
  source: string,
  more: Partial<TableColumn<Return>> & Pick<TableColumn<Return>, 'render'>,
): TableColumn<Return> => ({ source, label: `resources.returns.fields.${source}`, sortable: true, ...more });

const columns: TableColumn<Return>[] = [
  column('from', { width: '9rem', render: (shown) => <Month {...shown} /> }),
  column('state', { width: '9rem', render: (shown) => <State shown={shown} /> }),
  ...(['opening', 'received', 'disposed', 'closing'] as const).map((figure) => ({
    ...column(figure, {
      width: '5.5rem',
      numeric: true,
      render: (shown) => <NumberText number={shown[figure]} />,
    }),
    label: `returns.columns.${figure}`,
    sortable: false,
  })),
  column('signedBy', { width: '11rem', render: ({ signedBy }) => <ClampedText text={signedBy} /> }),
  column('memo', { width: '9rem', render: ({ memo }) => <ClampedText text={memo} /> }),
  column('date', { width: '7rem', render: ({ date }) => <DayText day={date} /> }),
];

function Month({ id, from }: Return) {
  return (
    <Link className="number-link" to={`/returns/${id}`}>
      {useMonthName()(from)}
    </Link>
  );
}

const State = ({ shown }: { shown: Return }) => (
  <span className="status-mark" data-settled={shown.state === 'FROZEN' || undefined}>
    {useStateName()(shown)}
  </span>
);

const NONE: never[] = [];
const IN_FORCE = { editions: 'IN_FORCE' };
const SORTS = columns.filter(({ sortable }) => sortable).map(({ source }) => source);
const NEWEST_FIRST = { field: 'from', order: 'DESC' } as const;
