import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { DayText } from '../fields/cells';
import { ChoosableRow } from '../hearings/ChoosableRow';
import { proceedingKindNames } from '../hearings/hearingColumns';
import { itemText } from '../hearings/order';
import { useLanguage } from '../i18n/useLanguage';
import type { MatchedCase } from './matchedCase';
import type { FileOfCase } from './useFilesOf';

interface Props {
  listed: MatchedCase;
  labels: readonly string[];
  file: FileOfCase | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

export function MatchRow({ listed, labels, file, isChosen, onChoose }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { number, kind, date, court, itemNo, text, sure, isMention, with: above } = listed;
  const cells: ReactNode[] = [
    date && <DayText key="date" day={date} />,
    court,
    itemText({ itemNo, withId: above }, language),
    <span key="number">
      {number}
      <Box component="span" className="caption">
        {translate(proceedingKindNames[kind] ?? kind)}
      </Box>
      {!sure && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={translate(isMention ? 'causeList.isMention' : 'causeList.isDoubtful')}
        />
      )}
    </span>,
    file?.number && (
      <Link key="file" component={RouterLink} to={`/files/${file.id}`} sx={{ overflowWrap: 'anywhere' }}>
        {file.number}
      </Link>
    ),
    text,
  ];
  return (
    <ChoosableRow
      choose={translate('causeList.choose', { name: number })}
      isChosen={isChosen}
      onChoose={onChoose}
      labels={labels}
      cells={cells}
    />
  );
}
