import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { HeadingRows } from '../../domain/import/headings';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import type { SheetLook } from './file/fileTask';

interface Props {
  look: SheetLook;
  onChoose: (headings: HeadingRows) => void;
  /** Called with the lines of left-out rows that are to be imported nevertheless. */
  onTake: (lines: number[]) => void;
  onSkipHidden: (skips: boolean) => void;
}

/** The sheet's first rows, with the rows of headings marked; another row can be chosen. */
export function HeadingChoice({ look, onChoose, onTake, onSkipHidden }: Props) {
  const { headings, preview, leftOut, taken, merged, hidden = 0, skipsHidden = false } = look;
  const translate = useTranslate();
  const language = useLanguage();
  const width = Math.max(...preview.map((row) => row.length));
  const isHeading = (index: number) => headings.first <= index && index <= headings.last;
  const counted = (rows: number) => ({ smart_count: rows, rows: formatCount(rows, language) });
  return (
    <Box sx={{ my: 2 }}>
      <Typography sx={{ mb: 1 }}>{translate('imports.file.headings')}</Typography>
      <Box component="section" tabIndex={0} aria-label={translate('imports.file.preview')} sx={scroll}>
        <table>
          <tbody>
            {preview.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the rows of a sheet have no other key
              <tr key={index} data-heading={isHeading(index) || undefined}>
                <th scope="row">
                  <label>
                    <input
                      type="checkbox"
                      checked={isHeading(index)}
                      aria-label={translate('imports.file.isHeading', { row: index + 1 })}
                      onChange={() => onChoose(chosen(headings, index))}
                    />
                    {formatCount(index + 1, language)}
                  </label>
                </th>
                {Array.from({ length: width }, (_, column) => (
                  <td key={column}>{String(row[column] ?? '')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {leftOut.length > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {translate('imports.file.leftOut', counted(leftOut.length))}
          <Box component="section" tabIndex={0} aria-label={translate('imports.file.leftOutRows')} sx={list}>
            {leftOut.length > 1 && (
              <label>
                <input
                  type="checkbox"
                  checked={taken.length === leftOut.length}
                  onChange={({ target }) => onTake(target.checked ? leftOut.map(({ line }) => line) : [])}
                />
                {translate('imports.file.takeAll')}
              </label>
            )}
            {leftOut.slice(0, SHOWN).map(({ line, text }) => (
              <label key={line}>
                <input
                  type="checkbox"
                  checked={taken.includes(line)}
                  onChange={({ target }) =>
                    onTake(target.checked ? [...taken, line] : taken.filter((each) => each !== line))
                  }
                />
                {translate('imports.file.leftOutRow', { line: formatCount(line, language), text })}
              </label>
            ))}
            {leftOut.length > SHOWN && ' …'}
          </Box>
        </Alert>
      )}
      {hidden > 0 && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {translate('imports.file.hidden', counted(hidden))}
          <label style={{ display: 'block' }}>
            <input
              type="checkbox"
              checked={skipsHidden}
              onChange={({ target }) => onSkipHidden(target.checked)}
            />
            {translate('imports.file.skipHidden')}
          </label>
        </Alert>
      )}
      {merged > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {translate('imports.file.merged', counted(merged))}
        </Alert>
      )}
    </Box>
  );
}

const SHOWN = 500;

const list = { maxHeight: '12rem', overflow: 'auto', mt: 0.5, '& label': { display: 'block' } };

/**
 * The rows of headings after a click on a row: one row, or two in succession if the clicked row is next to a
 * single heading.
 */
function chosen({ first, last }: HeadingRows, index: number): HeadingRows {
  if (first === last && Math.abs(index - first) === 1) {
    return { first: Math.min(first, index), last: Math.max(first, index) };
  }
  if (first !== last && index === first) return { first: last, last };
  if (first !== last && index === last) return { first, last: first };
  return { first: index, last: index };
}

const scroll = {
  overflow: 'auto',
  maxHeight: '22rem',
  border: 1,
  borderColor: 'divider',
  '& table': { borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& td, & th': {
    border: 1,
    borderColor: 'divider',
    px: 1,
    py: 0.25,
    maxWidth: '14rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    fontWeight: 400,
  },
  '& tr[data-heading] td': { fontWeight: 700, bgcolor: 'action.selected' },
};
