import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { localDigits } from '../../domain/digits';
import { useMay } from '../authProvider/useMay';
import type { Hearing } from '../dataProvider/files';
import { DayText } from '../fields/cells';
import { useLanguage } from '../i18n/useLanguage';
import { breakingNumber } from '../list/table/NumberLink';
import { ChoosableRow } from './ChoosableRow';
import { FileLink } from './FileLink';
import { proceedingKindNames } from './hearingColumns';
import { HearingResult } from './HearingResult';
import { hearingName, itemText } from './order';

interface Props {
  hearing: Hearing;
  labels: readonly string[];
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

export const HearingRow = memo(function HearingRow(props: Props) {
  const { hearing, labels, withDate, isChosen, isEntering, onChoose, onEnter, onEdit } = props;
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
      labels={labels}
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
