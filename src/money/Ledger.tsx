import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import { sumsOf } from '../../domain/money/entries';
import { formatTaka } from '../../domain/taka';
import { DayText, MoneyText } from '../fields/cells';
import { useLanguage } from '../i18n/useLanguage';
import type { FileMoney } from './fileMoney';
import type { MoneyDialog } from './MoneyDialogs';
import { RecordButtons } from '../recordForms/EntryButtons';

/** As many entries are shown at first; the others on demand, and on paper. */
const SHOWN = 5;

interface Props {
  money: FileMoney;
  onOpen: (dialog: MoneyDialog) => void;
}

/** The ledger, the latest entry first, with the balance after each. */
export function Ledger({ money: { entries }, onOpen }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  if (!entries.length) return null;
  const name = 'resources.money-entries';
  return (
    <Box sx={{ mt: 1, overflowX: 'auto' }}>
      <Table data-upright size="small" aria-label={translate(`${name}.name`)} sx={table}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(`${name}.one`)}</TableCell>
            <TableCell align="right">{translate(`${name}.fields.amount`)}</TableCell>
            <TableCell align="right">{translate('money.balance')}</TableCell>
          </TableRow>
        </TableHead>
        {entries.toReversed().map((entry, place) => {
          const { date, kind, amount, balance } = entry;
          const isOwn = 'id' in entry;
          const words = translate(`${name}.choices.kind.${kind}`);
          const facts = isOwn
            ? [
                translate(`${name}.choices.head.${entry.head}`),
                entry.instrument,
                entry.memo,
                entry.note,
                entry.origin !== 'own' && translate(`money.origins.${entry.origin}`),
              ]
            : [translate('money.byOrder')];
          const isHidden = !isWhole && place >= SHOWN;
          return (
            <TableBody
              key={isOwn ? entry.id : `${date} ${place}`}
              sx={isHidden ? { display: 'none', displayPrint: 'table-row-group' } : undefined}
            >
              <TableRow>
                <TableCell>
                  <strong>
                    <DayText day={date} />
                  </strong>{' '}
                  · {words}
                </TableCell>
                <TableCell align="right">{signed(entry, formatTaka(amount, language))}</TableCell>
                <TableCell align="right">
                  <MoneyText taka={balance} />
                </TableCell>
              </TableRow>
              <TableRow>
                <TableCell colSpan={3}>
                  <Box sx={line}>
                    <span>{facts.filter(Boolean).join(' · ')}</span>
                    {isOwn && entry.origin !== 'field' && (
                      <RecordButtons
                        resource="money-entries"
                        record={entry}
                        name={`${words}, ${formatDay(date, language)}`}
                        onEdit={() => onOpen({ dialog: 'entry', entry })}
                      />
                    )}
                  </Box>
                </TableCell>
              </TableRow>
            </TableBody>
          );
        })}
      </Table>
      {entries.length > SHOWN && (
        <Button size="small" onClick={() => setWhole(!isWhole)} sx={{ displayPrint: 'none' }}>
          {translate(isWhole ? 'money.fewer' : 'money.all', { count: formatCount(entries.length, language) })}
        </Button>
      )}
    </Box>
  );
}

/** With a minus for what lowers the balance. */
function signed({ kind, amount }: FileMoney['entries'][number], text: string): string {
  const { demanded, paid, held, remitted } = sumsOf([{ kind: kind!, amount, date: '', head: 'DUTY' }]);
  return demanded - paid - held - remitted < 0 ? `−${text}` : text;
}

/** An entry is two rows: the second, with its facts and buttons, has the whole width. */
const table = {
  '& tbody': { breakInside: 'avoid' },
  '& td, & th': { px: 0.75, py: 0.5, fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' },
  '& td:first-of-type, & th:first-of-type': { pl: 0 },
  '& tr:first-of-type td': { border: 0, pb: 0 },
  '& td[colspan]': { pt: 0 },
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  '& > span': { flex: '1 1 9rem', minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
};
