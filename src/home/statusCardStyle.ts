import { chartColours } from '../theme/chartColours';

type Scheme = { palette: { mode: 'light' | 'dark' } };

/** The card width from which on the table is beside the ring instead of below it. */
const WIDE_CARD = '@container (min-width: 19rem)';

/** The diameter of the ring. In rem, so that the total fits into the ring at any text size. */
const RING = '7.5rem';

/** The style of the cards, set once on their list, because separate styles per card would take longer to render. */
export const statusCardStyle = {
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
