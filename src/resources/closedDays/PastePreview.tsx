import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { closedDayKinds, type ClosedDay, type ClosedDayKind } from '../../../domain/calendars';
import { formatDay } from '../../../domain/dates';
import { localDigits } from '../../../domain/digits';
import type { GazetteLine } from '../../../domain/gazette';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';

interface Props {
  lines: readonly GazetteLine[];
  /** The entries that are not taken, by their place in `lines`: a line may have several. */
  skipped: readonly number[];
  onSkip: (skipped: readonly number[]) => void;
  /** Kinds that were corrected, by place. */
  kinds: Readonly<Record<number, ClosedDayKind>>;
  onKind: (place: number, kind: ClosedDayKind) => void;
}

/**
 * The recognised lines of a pasted list, each of which can be skipped, and the lines that were not
 * recognised.
 */
export function PastePreview({ lines, skipped, onSkip, kinds, onKind }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const read = lines
    .map((each, place) => ({ ...each, place }))
    .filter((each): each is typeof each & { entry: ClosedDay } => each.entry !== null);
  const unread = lines.filter(({ entry }) => entry === null);
  const number = (line: number) => localDigits(String(line), language);
  const column = (name: string) => translate(`closedDays.paste.columns.${name}`);
  const toggle = (place: number) =>
    onSkip(skipped.includes(place) ? skipped.filter((each) => each !== place) : [...skipped, place]);
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {translate('closedDays.paste.understood', { smart_count: read.length })}
      </Typography>
      {read.length > 0 && (
        <Box sx={style}>
          <table>
            <thead>
              <tr>
                {['line', 'days', 'name', 'kind'].map((name) => (
                  <th key={name} scope="col">
                    {column(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {read.map(({ line, place, entry: { from, to, name, nameBn, kind } }) => {
                const shown = nameIn(language, name, nameBn);
                return (
                  <tr key={place}>
                    <td>
                      <Checkbox
                        size="small"
                        checked={!skipped.includes(place)}
                        onChange={() => toggle(place)}
                        slotProps={{
                          input: {
                            'aria-label': translate('closedDays.paste.choose', { line, name: shown }),
                          },
                        }}
                      />
                      {number(line)}
                    </td>
                    <td>
                      {from === to
                        ? formatDay(from, language)
                        : translate('closedDays.paste.range', {
                            from: formatDay(from, language),
                            to: formatDay(to, language),
                          })}
                    </td>
                    <td>
                      {name}
                      {nameBn && nameBn !== name && <div>{nameBn}</div>}
                    </td>
                    <td>
                      <select
                        aria-label={`${column('kind')}: ${shown}`}
                        value={kinds[place] ?? kind}
                        onChange={({ target }) => onKind(place, target.value as ClosedDayKind)}
                      >
                        {closedDayKinds.map((each) => (
                          <option key={each} value={each}>
                            {translate(`resources.closed-days.choices.kind.${each}`)}
                          </option>
                        ))}
                      </select>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Box>
      )}
      {unread.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 2, color: 'warning.main' }}>
            {translate('closedDays.paste.unread', { smart_count: unread.length })}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
            {unread.map(({ line, text }) => (
              <li key={line}>
                {number(line)}: {text}
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}

const style = {
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', typography: 'body2' },
  '& :is(th, td)': { textAlign: 'left', px: 1, py: 0.25, borderBottom: 1, borderColor: 'divider' },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& select': { font: 'inherit', color: 'inherit', bgcolor: 'background.paper', minHeight: '2rem' },
};
