import { HearingResult, resultButtonId, ResultForm } from './ResultForms';
import { ChoosableTable, type TableColumn, ChoosableRow } from './ChoosableTable';
import Box from '@mui/material/Box';
import { useState, memo, type ReactNode } from 'react';
import { useEvent, useListContext, useTranslate } from 'react-admin';
import type { Hearing } from '../dataProvider/files';
import { ListPagination } from '../list/ListPagination';
import { HearingDialog } from './HearingDialog';
import type { Chosen } from './useDiary';
import { FileLink, hearingName, itemText } from './hearingNames';
import Button from '@mui/material/Button';
import { localDigits } from '../../domain/digits';
import { useMay } from '../authProvider/permissions';
import { DayText } from '../fields/cells';
import { useLanguage } from '../i18n/useLanguage';
import { breakingNumber } from '../list/table/NumberLink';
import { proceedingKindNames } from './hearingColumns';

const COLUMNS: TableColumn[] = [
  ['diary.columns.time', '3.5rem'],
  ['resources.hearings.fields.court', 'minmax(0, 1.25fr)'],
  ['diary.columns.itemNo', '4rem'],
  ['diary.columns.number', 'minmax(11rem, 1.5fr)'],
  ['diary.columns.nothiNumber', '11rem'],
  ['diary.columns.companyName', 'minmax(0, 1.3fr)'],
  ['resources.hearings.fields.purpose', 'minmax(0, 0.75fr)'],
  ['resources.hearings.fields.lawOfficer'],
  ['diary.columns.result', '10.5rem'],
];

const WITH_DATE: TableColumn[] = [['resources.hearings.fields.date', '6rem'], ...COLUMNS];

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
      <ChoosableTable
        labelledBy="page-title"
        columns={columns}
        chosen={chosen.ids.length}
        total={hearings.length}
        onChooseAll={chosen.toggleAll}
      >
        {hearings.flatMap((hearing) => [
          <HearingRow
            key={hearing.id}
            hearing={hearing}
            columns={columns}
            withDate={withDate}
            isChosen={chosen.ids.includes(hearing.id)}
            isEntering={entering === hearing.id}
            onChoose={choose}
            onEnter={setEntering}
            onEdit={setEditing}
          />,
          entering === hearing.id && (
            <tr key={`result-${hearing.id}`} className="result-row">
              <td colSpan={columns.length + 1}>
                <ResultForm
                  hearing={hearing}
                  onSaved={() => toNext(hearing.id)}
                  onClose={() => giveUp(hearing)}
                />
              </td>
            </tr>
          ),
        ])}
      </ChoosableTable>
      {(withDate || total > hearings.length) && <ListPagination />}
      {editing && <HearingDialog hearing={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

interface HearingRowProps {
  hearing: Hearing;
  columns: readonly TableColumn[];
  withDate: boolean;
  isChosen: boolean;
  isEntering: boolean;
  /**
   * These functions must be stable, because the row is memoised: entering one of 200 results must not render
   * the other rows.
   */
  onChoose: (id: number) => void;
  onEnter: (id: number) => void;
  onEdit: (hearing: Hearing) => void;
}

const HearingRow = memo(function HearingRow(props: HearingRowProps) {
  const { hearing, columns, withDate, isChosen, isEntering, onChoose, onEnter, onEdit } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const cells: ReactNode[] = [
    ...(withDate ? [<DayText key="date" day={hearing.date} />] : []),
    hearing.time && localDigits(hearing.time, language),
    hearing.court,
    itemText(hearing, language),
    <CaseLink key="number" hearing={hearing} onEdit={() => onEdit(hearing)} />,
    <FileLink key="nothiNumber" hearing={hearing} />,
    hearing.companyName,
    hearing.purpose && translate(`resources.hearings.choices.purpose.${hearing.purpose}`),
    hearing.lawOfficer,
    <HearingResult
      key="result"
      hearing={hearing}
      isEntering={isEntering}
      onEnter={() => onEnter(hearing.id)}
    />,
  ];
  return (
    <ChoosableRow
      choose={translate('diary.choose', { name: hearingName(hearing) })}
      isChosen={isChosen}
      onChoose={() => onChoose(hearing.id)}
      columns={columns}
      cells={cells}
    />
  );
});

/** The case number, which opens the hearing, above the kind of case. */
function CaseLink({ hearing, onEdit }: { hearing: Hearing; onEdit: () => void }) {
  const translate = useTranslate();
  const name = hearingName(hearing);
  return (
    <>
      {useMay('edit', 'hearings') ? (
        <Button
          size="small"
          className="number-link"
          onClick={onEdit}
          aria-label={translate('lists.rowAction', { action: translate('hearings.edit'), record: name })}
          sx={{ p: 0, minWidth: 0, textAlign: 'left' }}
        >
          <span>{breakingNumber(name)}</span>
        </Button>
      ) : (
        breakingNumber(name)
      )}
      <Box component="span" className="caption">
        {translate(proceedingKindNames[hearing.kind] ?? hearing.kind)}
      </Box>
    </>
  );
}
