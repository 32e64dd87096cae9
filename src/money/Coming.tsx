import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useGetList, useTranslate, type UseGetListHookValue } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Guarantee, MoneyPosition, Stay } from '../dataProvider/money';
import { DayText, MoneyText } from '../fields/cells';
import { FigurePart } from '../home/FigurePart';
import { figureTableStyle } from '../home/figures';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { breakingNumber } from '../list/table/NumberLink';
import { DaysLeft } from './DaysLeft';
import { filesAddress } from './stateTotals';

const DAYS = 30;

/** The files from which the most can be recovered today. */
export function LargestRecoverable() {
  const translate = useTranslate();
  const list = useGetList<MoneyPosition>('money-positions', {
    filter: { state: 'RECOVERABLE' },
    sort: { field: 'recoverable', order: 'DESC' },
    pagination: { page: 1, perPage: 20 },
  });
  return (
    <Part
      list={list}
      title={translate('moneyLists.largest.heading')}
      all={{ to: filesAddress('RECOVERABLE'), label: translate('moneyLists.largest.all') }}
      none={translate('moneyLists.largest.none')}
      columns={['moneyLists.columns.nothiNumber', 'moneyLists.company', 'moneyLists.states.RECOVERABLE']}
      row={({ id, nothiNumber, companyName, recoverable }) => [
        <FileLink key="file" id={id} number={nothiNumber} />,
        companyName,
        <MoneyText key="money" taka={recoverable} />,
      ]}
    />
  );
}

export function ComingStays() {
  const translate = useTranslate();
  const list = useGetList<Stay>('stays', {
    filter: { endingWithin: DAYS },
    sort: { field: 'endsOn', order: 'ASC' },
    pagination: { page: 1, perPage: 10 },
  });
  return (
    <Part
      list={list}
      title={translate('moneyLists.coming.stays')}
      all={{ to: listAddress('/stays', 'endingWithin'), label: translate('moneyLists.coming.all') }}
      none={translate('moneyLists.coming.noStays')}
      columns={[
        'moneyLists.columns.nothiNumber',
        'moneyLists.columns.number',
        'resources.stays.fields.endsOn',
        'moneyLists.daysLeft',
      ]}
      row={({ caseFilingId, nothiNumber, number, endsOn }) => [
        <FileLink key="file" id={caseFilingId} number={nothiNumber} />,
        number,
        <DayText key="day" day={endsOn} />,
        <DaysLeft key="days" last={endsOn} />,
      ]}
    />
  );
}

export function ComingGuarantees() {
  const translate = useTranslate();
  const language = useLanguage();
  const list = useGetList<Guarantee>('guarantees', {
    filter: { expiringWithin: DAYS },
    sort: { field: 'expiresOn', order: 'ASC' },
    pagination: { page: 1, perPage: 10 },
  });
  return (
    <Part
      list={list}
      title={translate('moneyLists.coming.guarantees')}
      all={{ to: listAddress('/guarantees', 'expiringWithin'), label: translate('moneyLists.coming.all') }}
      none={translate('moneyLists.coming.noGuarantees')}
      columns={[
        'resources.guarantees.fields.number',
        'resources.guarantees.fields.bankName',
        'resources.guarantees.fields.left',
        'resources.guarantees.fields.expiresOn',
        'moneyLists.daysLeft',
      ]}
      row={({ id, number, bankName, bankNameBn, left, expiresOn, encashBy }) => [
        <a key="number" href={`/guarantees?${new URLSearchParams({ filter: JSON.stringify({ id }) })}`}>
          {breakingNumber(number ?? String(id))}
        </a>,
        nameIn(language, bankName, bankNameBn),
        <MoneyText key="money" taka={left} />,
        <DayText key="day" day={expiresOn} />,
        <DaysLeft key="days" last={expiresOn} open={encashBy} />,
      ]}
    />
  );
}

const listAddress = (list: string, within: string) =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify({ [within]: String(DAYS) }) })}`;

const FileLink = ({ id, number }: { id: number; number: string }) => (
  <a href={`/files/${id}`}>{breakingNumber(number)}</a>
);

interface Props<R extends { id: number }> {
  list: UseGetListHookValue<R & { [property: string]: unknown }>;
  title: string;
  /** The list from which these are the first rows. */
  all: { to: string; label: string };
  none: string;
  columns: readonly string[];
  row: (record: R) => ReactNode[];
}

/** The first rows of a list, with the link to all of them. */
function Part<R extends { id: number }>({ list, title, all, none, columns, row }: Props<R>) {
  const translate = useTranslate();
  const { data, total = 0 } = list;
  return (
    <FigurePart
      title={title}
      query={list}
      actions={
        total > 0 && (
          <Button component={Link} to={all.to} sx={{ displayPrint: 'none' }}>
            {all.label}
          </Button>
        )
      }
    >
      {data?.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      {data && data.length > 0 && (
        // focusable, so that the arrow keys scroll it
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <Box component="section" aria-label={title} tabIndex={0} sx={rowStyle}>
          <table aria-label={title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {translate(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((record) => (
                <tr key={record.id}>
                  {row(record).map((cell, place) => (
                    <td key={columns[place]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
      )}
    </FigurePart>
  );
}

const rowStyle = {
  ...figureTableStyle,
  maxHeight: 'none',
  contentVisibility: 'visible',
  '& thead th': { ...figureTableStyle['& thead th'], minWidth: 0, textAlign: 'left' },
  '& td': { textAlign: 'left !important', verticalAlign: 'top', whiteSpace: 'normal' },
  // a phone has no room for what is said of the first column
  '& tr:has(> :nth-of-type(4)) > :nth-of-type(2)': {
    display: { xs: 'none', sm: 'table-cell' },
    displayPrint: 'table-cell',
  },
  '& td:has(> span[style*=nowrap])': { textAlign: 'right !important' },
};
