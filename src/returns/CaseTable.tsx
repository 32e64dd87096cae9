import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { figureCard, figureTableStyle } from '../home/figures';
import { useNarrow } from '../list/cards/narrow';
import { caseColumns, kindsWithCases, nameOf, zeroColumns } from './columns';
import { Figure, type Shown } from './Figure';

interface Props {
  label: string;
  shown: Shown;
  /** The kinds of its rows; the total is added. */
  kinds: readonly string[];
  section?: number;
  /** Whether columns of zeros are shown too. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

/** Cases by kind: what was pending, what came and left, what is pending. */
export function CaseTable({ label, shown, kinds, section, isWhole, onWhole }: Props) {
  const translate = useTranslate();
  const isNarrow = useNarrow();
  const folded = zeroColumns(shown.figures, section);
  const groups = caseColumns.map(({ group, figures }) => ({
    group,
    figures: figures.filter((figure) => isWhole || !folded.includes(figure)),
  }));
  const rowOf = (kind: string) => (
    <tr key={kind}>
      <th scope="row" className="section">
        {translate(`returns.what.${kind}`)}
      </th>
      {groups.flatMap(({ figures }) =>
        figures.map((figure, place) => (
          <td key={figure} className={classOf(figure, place)}>
            <Figure name={nameOf(figure, kind, 'count', section)} shown={shown} />
          </td>
        )),
      )}
      <td className="starts">
        <Figure name={nameOf('closing', kind, 'amount', section)} shown={shown} as="crore" />
      </td>
    </tr>
  );
  return (
    <>
      {isNarrow && <Cards shown={shown} section={section} />}
      {/* focusable, so that the arrow keys scroll it */}
      <Box
        component="section"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        sx={{ ...tableStyle, ...(isNarrow && { display: 'none', displayPrint: 'block' }) }}
      >
        <table aria-label={label}>
          <colgroup />
          {groups.map(({ figures }) => (
            <colgroup key={figures[0]} span={figures.length} />
          ))}
          <colgroup />
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className="section">
                {translate('returns.kind')}
              </th>
              {groups.map(({ group, figures }) =>
                group ? (
                  <th key={group} scope="colgroup" colSpan={figures.length} className="starts">
                    {translate(`returns.groups.${group}`)}
                  </th>
                ) : (
                  <th key={figures[0]} scope="col" rowSpan={2} className="starts">
                    {translate(`returns.columns.${figures[0]!}`)}
                  </th>
                ),
              )}
              <th scope="col" rowSpan={2} className="starts">
                {translate('returns.columns.amount')}
              </th>
            </tr>
            <tr>
              {groups.flatMap(({ group, figures }) =>
                group
                  ? figures.map((figure, place) => (
                      <th key={figure} scope="col" className={place === 0 ? 'starts' : undefined}>
                        {translate(`returns.columns.${figure}`)}
                      </th>
                    ))
                  : [],
              )}
            </tr>
          </thead>
          <tbody>{kinds.map(rowOf)}</tbody>
          <tfoot>{rowOf(ALL)}</tfoot>
        </table>
      </Box>
      {folded.length > 0 && !isNarrow && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {!isWhole &&
            translate('returns.folded', {
              names: folded.map((figure) => translate(`returns.columns.${figure}`)).join(', '),
            })}{' '}
          <Button size="small" onClick={() => onWhole(!isWhole)}>
            {translate(isWhole ? 'returns.showFewer' : 'returns.showAll')}
          </Button>
        </Typography>
      )}
    </>
  );
}

const ALL = 'all';
const SUMS = new Set(['opening', 'received', 'total', 'disposed', 'closing']);
const classOf = (figure: string, place: number) =>
  [place === 0 && 'starts', SUMS.has(figure) && 'total'].filter(Boolean).join(' ') || undefined;

/** The same figures on a phone: a card for each kind that has any. */
function Cards({ shown, section }: Pick<Props, 'shown' | 'section'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ displayPrint: 'none' }}>
      {[ALL, ...kindsWithCases(shown.figures, section)].map((kind) => (
        <Box component="section" key={kind} aria-label={translate(`returns.what.${kind}`)} sx={figureCard}>
          <h3>{translate(`returns.what.${kind}`)}</h3>
          <dl>
            {caseColumns.flatMap(({ figures }) =>
              figures.flatMap((figure) => {
                const name = nameOf(figure, kind, 'count', section);
                if (!shown.figures[name]) return [];
                return (
                  <Box key={figure} sx={{ fontWeight: SUMS.has(figure) ? 600 : undefined }}>
                    <dt>{translate(`returns.figures.${figure}`)}</dt>
                    <dd>
                      <Figure name={name} shown={shown} />
                    </dd>
                  </Box>
                );
              }),
            )}
          </dl>
        </Box>
      ))}
    </Box>
  );
}

const tableStyle = {
  ...figureTableStyle,
  maxHeight: 'none',
  contentVisibility: 'visible',
  '& thead th': { ...figureTableStyle['& thead th'], minWidth: '4.25rem' },
  '& thead .section': { textAlign: 'left' },
  '& td': { verticalAlign: 'top' },
};
