import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { RegisterName, StatusCounts } from '../../domain/caseCounts';
import { chartColours } from '../layout/chartColours';
import { Figure } from './Figure';
import { Swatch } from './FigurePatterns';
import { statusFill } from './patterns';
import type { Charts } from './useCharts';
import { useFigureLink } from './useFigureLink';
import { useWords } from './useWords';

interface Props {
  register: RegisterName;
  /** Those it may have, which stand there before they are counted. */
  statuses: readonly string[];
  counted: StatusCounts | undefined;
  charts: Charts | undefined;
}

/** A register's donut with its total in the middle; the table beside it is its legend and says the same. */
export function StatusCard({ register, statuses, counted, charts }: Props) {
  const id = useId();
  const words = useWords();
  const linkTo = useFigureLink();
  const rows = counted?.counts ?? statuses.map((status) => ({ status, cases: undefined }));
  return (
    <Box component="li" sx={card}>
      <Typography id={id} component="h3" variant="subtitle2" className="name">
        {words.ofRegister(register)}
      </Typography>
      <div className="donut">
        {charts && counted && <charts.StatusDonut {...counted} linkTo={linkTo} />}
        <Total register={register} total={counted?.total} />
      </div>
      <table aria-labelledby={id}>
        <tbody>
          {rows.map(({ status, cases }) => (
            <tr key={status}>
              <th scope="row">
                <Swatch fill={statusFill(status)} />
                <span>{words.ofStatus(register, status)}</span>
              </th>
              <td>
                {cases === undefined ? (
                  <Skeleton width="2.5ch" />
                ) : (
                  <Figure count={cases} to={linkTo(register, { status })} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function Total({ register, total }: { register: RegisterName; total: number | undefined }) {
  const translate = useTranslate();
  const linkTo = useFigureLink();
  if (total === undefined) return <Skeleton variant="circular" width={112} height={112} />;
  return (
    <p className="total">
      <Box component="span" sx={visuallyHidden}>
        {`${translate('home.total')}: `}
      </Box>
      <Figure count={total} to={linkTo(register)} />
    </p>
  );
}

const card = {
  display: 'grid',
  gridTemplate: '"name name" auto "donut table" minmax(120px, auto) / 120px 1fr',
  columnGap: 1.5,
  alignItems: 'center',
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  breakInside: 'avoid',
  '& .name': { gridArea: 'name', alignSelf: 'start', fontWeight: 600, lineHeight: 1.5, mb: 0.5 },
  '& .donut': { gridArea: 'donut', position: 'relative', display: 'grid', placeItems: 'center', height: 120 },
  '& .donut > *': { gridArea: '1 / 1' },
  '& .total': { m: 0, position: 'relative', fontSize: '1.125rem', fontWeight: 700, maxWidth: 84 },
  '& .total :is(a, span)': {
    color: ({ palette }: { palette: { mode: 'light' | 'dark' } }) => chartColours[palette.mode].total,
  },
  '& table': { gridArea: 'table', borderSpacing: 0, width: '100%' },
  '& th': { display: 'flex', gap: 0.75, py: 0.25, fontWeight: 400, textAlign: 'left', lineHeight: '22px' },
  '& td': { py: 0.25, pl: 1, textAlign: 'right', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
  '& td > .MuiSkeleton-root': { ml: 'auto', height: 24 },
  '& .swatch': { flexShrink: 0, mt: '4px' },
};
