import { courtKey } from '../../domain/courtNames';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatLongDay } from '../../domain/diary';
import { formatCount, localDigits } from '../../domain/digits';
import type { Hearing } from '../dataProvider/files';
import { useLanguage } from '../i18n/useLanguage';
import { breakingNumber } from '../list/table/NumberLink';
import { useResultText, byCourt, hearingName, itemText } from './hearingNames';
import type { ClosedOn } from './useDiary';
import { proceedingKindNames } from './hearingColumns';

interface Props {
  hearings: readonly Hearing[];
  /** The number of all hearings; `hearings` may be only a part of them. */
  total: number;
  closedOn: ClosedOn;
}

/** The printed list of hearings: a table per day and court, with room to write the results. */
export function PaperList({ hearings, total, closedOn }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const ordered = hearings.toSorted((a, b) => a.date.localeCompare(b.date) || byCourt(a, b));
  return (
    <Box sx={style}>
      <h2>{translate('diary.paper.title')}</h2>
      {total > hearings.length && (
        <p>
          {translate('diary.paper.part', {
            shown: formatCount(hearings.length, language),
            total: formatCount(total, language),
          })}
        </p>
      )}
      {byDayAndCourt(ordered).map((group) => {
        const [{ id, date, court, kind }] = group as [Hearing];
        const closed = closedOn(date, kind);
        return (
          <section key={id}>
            <h3>
              {formatLongDay(date, language)} · {court ?? translate('diary.noCourt')}
            </h3>
            {closed && <p>{translate('diary.closed', { name: closed.text })}</p>}
            <table>
              <thead>
                <tr>
                  {COLUMNS.map(([label, width]) => (
                    <th key={label} style={{ width }}>
                      {translate(label)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {group.map((hearing) => (
                  <PaperRow key={hearing.id} hearing={hearing} />
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </Box>
  );
}

/** Groups sorted hearings by day and court. */
function byDayAndCourt(hearings: readonly Hearing[]): Hearing[][] {
  const groups = new Map<string, Hearing[]>();
  for (const hearing of hearings) {
    const key = JSON.stringify([hearing.date, hearing.court && courtKey(hearing.court)]);
    groups.set(key, [...(groups.get(key) ?? []), hearing]);
  }
  return [...groups.values()];
}

const COLUMNS = [
  ['diary.columns.itemNo', '5%'],
  ['diary.columns.time', '5%'],
  ['diary.columns.number', '15%'],
  ['diary.columns.nothiNumber', '14%'],
  ['diary.columns.companyName', '15%'],
  ['resources.hearings.fields.purpose', '10%'],
  ['resources.hearings.fields.lawOfficer', '11%'],
  ['diary.paper.result', '25%'],
] as const;

function PaperRow({ hearing }: { hearing: Hearing }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { time, kind, nothiNumber, companyName, purpose, lawOfficer, result } = hearing;
  const text = useResultText(hearing);
  return (
    <tr>
      <td>{itemText(hearing, language)}</td>
      <td>{time && localDigits(time, language)}</td>
      <td>
        <b className="whole-parts">{breakingNumber(hearingName(hearing))}</b>
        <div>{translate(proceedingKindNames[kind] ?? kind)}</div>
      </td>
      <td>{nothiNumber && breakingNumber(nothiNumber)}</td>
      <td>{companyName}</td>
      <td>{purpose && translate(`resources.hearings.choices.purpose.${purpose}`)}</td>
      <td>{lawOfficer}</td>
      {/* 'Result missing' is not printed, so that there is room to write the result. */}
      <td>{result && text}</td>
    </tr>
  );
}

const style = {
  '& h2': { fontSize: '13pt', m: 0, mb: '2mm' },
  '& h3': { fontSize: '10pt', m: 0, mt: '3mm', mb: '1mm' },
  '& p': { fontSize: '9pt', m: 0, mb: '1mm', breakAfter: 'avoid' },
  // less than the page by the half of the right border that is outside it, which would be cut off
  '& table': {
    width: 'calc(100% - 0.5pt)',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: '9pt',
  },
  '& :is(th, td)': {
    border: '0.5pt solid #000',
    p: '1mm',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& td': { height: '12mm' },
};
