import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { localDigits } from '../../domain/digits';
import { addressOf } from '../addresses';
import { useMay } from '../authProvider/useMay';
import type { Hearing } from '../dataProvider/files';
import { useOffers } from '../dataProvider/useOffers';
import { DayText } from '../fields/cells';
import { useLanguage } from '../i18n/useLanguage';
import { breakingNumber } from '../list/table/breakingText';
import { ChooseButton } from './ChooseButton';
import { kindWords } from './hearingColumns';
import { HearingResult } from './HearingResult';
import { hearingName } from './order';

interface Props {
  hearing: Hearing;
  /** The headings of its cells, which a phone shows in each row. */
  labels: readonly string[];
  withDate: boolean;
  isChosen: boolean;
  onChoose: () => void;
  isEntering: boolean;
  onEnter: () => void;
  onEdit: () => void;
}

export function HearingRow({ hearing, labels, withDate, isChosen, onChoose, ...result }: Props) {
  const translate = useTranslate();
  const name = hearingName(hearing);
  const cells: ReactNode[] = [
    ...(withDate ? [<DayText key="date" day={hearing.date} />] : []),
    <Clock key="time" time={hearing.time} />,
    hearing.court,
    <Item key="itemNo" hearing={hearing} />,
    <CaseLink key="number" hearing={hearing} onEdit={result.onEdit} />,
    <FileLink key="nothiNumber" hearing={hearing} />,
    hearing.companyName,
    hearing.purpose && translate(`resources.hearings.choices.purpose.${hearing.purpose}`),
    hearing.lawOfficer,
    <HearingResult key="result" hearing={hearing} {...result} />,
  ];
  return (
    <tr>
      <td className="choose">
        <ChooseButton name={translate('diary.choose', { name })} isChosen={isChosen} onClick={onChoose} />
      </td>
      {cells.map((cell, index) => (
        <td key={labels[index]} data-label={translate(labels[index]!)}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

function Clock({ time }: { time: string | null }) {
  const language = useLanguage();
  return <>{time && localDigits(time, language)}</>;
}

/** The item of the cause list, with the case it is heard with. */
function Item({ hearing: { itemNo, withId } }: { hearing: Hearing }) {
  const language = useLanguage();
  const text = withId ? `${itemNo ?? ''} (${withId})` : itemNo;
  return <>{text && localDigits(text, language)}</>;
}

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
        {translate(kindWords[hearing.kind] ?? hearing.kind)}
      </Box>
    </>
  );
}

/** The file number, which leads to the page of the file. */
function FileLink({ hearing: { nothiNumber, caseFilingId, kind, recordId } }: { hearing: Hearing }) {
  const isOffered = useOffers('files');
  const to = isOffered ? `/files/${caseFilingId}` : addressOf(`/${kind}/${recordId}/show`);
  return (
    <Link component={RouterLink} to={to} sx={{ overflowWrap: 'anywhere' }}>
      {nothiNumber && breakingNumber(nothiNumber)}
    </Link>
  );
}
