import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { countedRegisters, type RegisterName, type StatusCounts } from '../../domain/caseCounts';
import type { CasebookDataProvider } from '../dataProvider';
import { FigurePart } from './FigurePart';
import { homeQueries } from './homeQueries';
import { useFigureLink, type LinkOfFigure } from '../list/useFigureLink';
import { useLanguage } from '../i18n/useLanguage';
import { figure } from '../report/CourtTable';
import { useWords } from './figures';
import { Swatch, statusFill } from './FigurePatterns';
import { chartColours } from '../theme/chartColours';

/** A card per register: how many of its cases have each status. */
export function StatusPart() {
  const translate = useTranslate();
  const linkTo = useFigureLink();
  const query = useQuery(homeQueries(useDataProvider<CasebookDataProvider>()).statuses);
  return (
    <FigurePart title={translate('home.byStatus')} query={query}>
      <Box component="ul" sx={cards}>
        {countedRegisters.map(({ name, statuses }) => (
          <StatusCard
            key={name}
            register={name}
            statuses={statuses}
            counted={query.data?.find(({ register }) => register === name)}
            linkTo={linkTo}
          />
        ))}
      </Box>
    </FigurePart>
  );
}

interface Props {
  register: RegisterName;
  /** All possible statuses, shown before the counts arrive. */
  statuses: readonly string[];
  counted: StatusCounts | undefined;
  linkTo: LinkOfFigure;
}

/**
 * A register's donut chart with its total in the middle. The table beside it is the legend and has the
 * same figures.
 */
function StatusCard({ register, statuses, counted, linkTo }: Props) {
  const id = useId();
  const translate = useTranslate();
  const language = useLanguage();
  const words = useWords();
  const rows = counted?.counts ?? statuses.map((status) => ({ status, cases: undefined }));
  return (
    <li>
      <div className="card">
        <h3 id={id}>{words.ofRegister(register)}</h3>
        <div className="donut">
          {counted ? (
            <>
              {counted.total > 0 && <StatusDonut {...counted} linkTo={linkTo} />}
              <p className="total">
                <span style={visuallyHidden}>{`${translate('home.total')}: `}</span>
                {figure(counted.total, linkTo(register), language)}
                {counted.total === 0 && <small>{translate('home.none')}</small>}
              </p>
            </>
          ) : (
            <span className="awaited" />
          )}
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
                    <span className="awaited" />
                  ) : (
                    figure(cases, linkTo(register, { status }), language)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </li>
  );
}

const SIZE = 120;
const MIDDLE = SIZE / 2;
const RADIUS = 51.5;
const WIDTH = 15;

/** A ring of statuses, clockwise from the top in the order of the table beside it. */
function StatusDonut({ register, counts, total, linkTo }: StatusCounts & { linkTo: LinkOfFigure }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} fill="none" className="donut-ring" aria-hidden="true">
      {slices(counts).map(({ status, cases, before }) => {
        const slice = (
          <path
            d={arc(before / total, (before + cases) / total)}
            strokeWidth={WIDTH}
            stroke={statusFill(status)}
          />
        );
        const to = linkTo(register, { status });
        return (
          <g key={status}>
            {to ? (
              <a href={to} tabIndex={-1}>
                {slice}
              </a>
            ) : (
              slice
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The statuses with cases, each with the number of cases before it in the ring. */
function slices(counts: StatusCounts['counts']) {
  let before = 0;
  return counts
    .filter(({ cases }) => cases > 0)
    .map(({ status, cases }) => {
      before += cases;
      return { status, cases, before: before - cases };
    });
}

/** The share of the ring between two statuses, so that their border is visible: 1 pixel. */
const GAP = 1 / (2 * Math.PI * RADIUS);

/**
 * SVG path of an arc between two fractions of the circle, less a gap. Without one a full circle would not be
 * drawn; a slice that is hardly wider keeps half its width.
 */
function arc(from: number, to: number): string {
  const gap = to - from === 1 ? 0.0001 : Math.min(GAP, (to - from) / 2);
  const end = to - gap;
  const isLarge = end - from > 0.5 ? 1 : 0;
  return `M${point(from)} A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${point(end)}`;
}

function point(part: number): string {
  const angle = 2 * Math.PI * part;
  return [MIDDLE + RADIUS * Math.sin(angle), MIDDLE - RADIUS * Math.cos(angle)]
    .map((length) => length.toFixed(3))
    .join(' ');
}

type Scheme = { palette: { mode: 'light' | 'dark' } };

/** The card width from which on the table is beside the ring instead of below it. */
const WIDE_CARD = '@container (min-width: 19rem)';

/** The diameter of the ring. In rem, so that the total fits into the ring at any text size. */
const RING = '7.5rem';

/** The style of the cards, set once on their list, because separate styles per card would take longer to render. */
const statusCardStyle = {
  '& > li': {
    containerType: 'inline-size',
    p: 1.5,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    breakInside: 'avoid',
  },
  '& .card': { display: 'grid', justifyItems: 'center', gap: '6px 12px' },
  '& h3': { justifySelf: 'start', m: 0, typography: 'subtitle2', fontWeight: 600, lineHeight: 1.5 },
  '& .donut': { position: 'relative', display: 'grid', placeItems: 'center', width: RING, height: RING },
  '& .donut > *': { gridArea: '1 / 1' },
  '& .donut-ring': { width: RING, height: RING },
  '& .total': {
    m: 0,
    position: 'relative',
    fontSize: '1.125rem',
    fontWeight: 700,
    maxWidth: '5.25rem',
    // Its link is wider than a single digit.
    textAlign: 'center',
  },
  '& .total :is(a, span)': { color: ({ palette }: Scheme) => chartColours[palette.mode].total },
  '& .total small': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& table': { borderSpacing: 0, width: '100%' },
  '& th': { display: 'flex', gap: 0.75, py: 0.25, fontWeight: 400, textAlign: 'left', lineHeight: '1.5rem' },
  '& td': { py: 0.25, pl: 1, textAlign: 'right', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
  '& .swatch': { flexShrink: 0, mt: 'calc(0.75rem - 7px)' },
  '& .awaited': { display: 'inline-block', borderRadius: 1, bgcolor: 'action.hover' },
  '& td .awaited': { width: '2.5ch', height: 16, verticalAlign: 'middle' },
  '& .donut .awaited': { width: RING, height: RING, borderRadius: '50%' },
  [WIDE_CARD]: {
    '& .card': {
      gridTemplate: `"name name" auto "donut table" minmax(${RING}, auto) / ${RING} 1fr`,
      alignItems: 'center',
    },
    '& h3': { gridArea: 'name' },
    '& .donut': { gridArea: 'donut' },
    '& table': { gridArea: 'table' },
  },
};

/** The layout of the ten cards: two rows of five where there is room, two columns on a tablet. */
const cards = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
  gap: 1.5,
  listStyle: 'none',
  m: 0,
  p: 0,
  ...statusCardStyle,
};
