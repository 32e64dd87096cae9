import Box from '@mui/material/Box';
import { useState } from 'react';
import { useEvent, useListContext, useTranslate } from 'react-admin';
import type { Hearing } from '../dataProvider/files';
import { ListPagination } from '../list/ListPagination';
import { TableBox } from '../list/table/TableBox';
import { ChooseButton } from './ChooseButton';
import { HearingDialog } from './HearingDialog';
import { HearingRow } from './HearingRow';
import { columnsOf, hearingTableStyle } from './hearingTableStyle';
import { ResultRow } from './ResultRow';
import type { Chosen } from './useChosen';
import { resultButtonId } from './HearingResult';

const COLUMNS = [
  'diary.columns.time',
  'resources.hearings.fields.court',
  'diary.columns.itemNo',
  'diary.columns.number',
  'diary.columns.nothiNumber',
  'diary.columns.companyName',
  'resources.hearings.fields.purpose',
  'resources.hearings.fields.lawOfficer',
  'diary.columns.result',
];

const WITH_DATE = ['resources.hearings.fields.date', ...COLUMNS];

/** Widths of columns with short values; the other columns share the remaining width. */
const WIDTHS: Record<string, string> = {
  'resources.hearings.fields.date': '6rem',
  'diary.columns.time': '3.5rem',
  'diary.columns.itemNo': '4.5rem',
  'diary.columns.number': '12rem',
  'diary.columns.result': '11rem',
};

interface Props {
  hearings: readonly Hearing[];
  chosen: Chosen;
  /** Whether the table has hearings of several days, and therefore a column for the date. */
  withDate: boolean;
}

/**
 * A table of hearings to work in: the arrow keys go from row to row, and a result and the next date are
 * entered below their row.
 */
export function HearingTable({ hearings, chosen, withDate }: Props) {
  const translate = useTranslate();
  const { total = 0 } = useListContext<Hearing>();
  const [entering, setEntering] = useState<number | null>(null);
  const [editing, setEditing] = useState<Hearing | null>(null);

  const columns = withDate ? WITH_DATE : COLUMNS;
  const choose = useEvent(chosen.toggle);
  /** Moves the focus to the result button of the next row after a save, so that Enter opens the next result. */
  const toNext = (id: number) => {
    setEntering(null);
    const place = hearings.findIndex((hearing) => hearing.id === id);
    const later = hearings
      .slice(place + 1)
      .map((hearing) => document.getElementById(resultButtonId(hearing)));
    (later.find(Boolean) ?? document.getElementById(resultButtonId(hearings[place]!)))?.focus();
  };
  const giveUp = (hearing: Hearing) => {
    setEntering(null);
    document.getElementById(resultButtonId(hearing))?.focus();
  };
  return (
    <>
      <TableBox>
        <Box sx={hearingTableStyle}>
          <table aria-labelledby="page-title" style={columnsOf(columns.map((label) => WIDTHS[label]))}>
            <thead>
              <tr>
                <th className="choose">
                  <ChooseButton
                    name={translate('diary.chooseAll')}
                    isChosen={chosen.ids.length === hearings.length}
                    isSome={chosen.ids.length > 0}
                    onClick={chosen.toggleAll}
                  />
                </th>
                {columns.map((label) => (
                  <th key={label} scope="col">
                    {translate(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hearings.flatMap((hearing) => [
                <HearingRow
                  key={hearing.id}
                  hearing={hearing}
                  labels={columns}
                  withDate={withDate}
                  isChosen={chosen.ids.includes(hearing.id)}
                  isEntering={entering === hearing.id}
                  onChoose={choose}
                  onEnter={setEntering}
                  onEdit={setEditing}
                />,
                entering === hearing.id && (
                  <ResultRow
                    key={`result-${hearing.id}`}
                    hearing={hearing}
                    columns={columns.length + 1}
                    onSaved={() => toNext(hearing.id)}
                    onClose={() => giveUp(hearing)}
                  />
                ),
              ])}
            </tbody>
          </table>
        </Box>
      </TableBox>
      {(withDate || total > hearings.length) && <ListPagination />}
      {editing && <HearingDialog hearing={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
