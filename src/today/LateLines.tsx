import ReceiveIcon from '@mui/icons-material/CallReceived';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Movement } from '../../domain/volumes';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { LATE_FILES } from '../volumes/addresses';
import { ReceiveDialog } from '../volumes/MoveDialogs';
import { Line, Lines } from './Line';

interface Props {
  movements: readonly Movement[] | undefined;
  count: number;
}

/** Paper files that are out and were due back, each with the button that receives it. */
export function LateLines({ movements, count }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [receiving, setReceiving] = useState<Movement | null>(null);
  const nameOf = ({ nothiNumber, no }: Movement) => `${nothiNumber}, ${translate('volumes.volume', { no })}`;
  if (!movements?.length) return null;
  return (
    <>
      <Lines heading={translate('today.late')} count={count} all={LATE_FILES}>
        {movements.map((movement) => (
          <Line
            key={movement.id}
            file={{ id: movement.caseFilingId, number: movement.nothiNumber }}
            text={
              <>
                <Box component="strong" sx={{ color: 'error.main' }}>
                  {translate('volumes.late', { smart_count: movement.daysLate ?? 0 })}
                </Box>
                {[
                  '',
                  translate('volumes.volume', { no: movement.no }),
                  nameIn(language, movement.to, movement.toBn),
                  movement.takenBy,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </>
            }
            actions={
              <Button
                size="small"
                startIcon={<ReceiveIcon />}
                aria-label={translate('lists.rowAction', {
                  action: translate('lists.receive'),
                  record: nameOf(movement),
                })}
                onClick={() => setReceiving(movement)}
              >
                {translate('lists.receive')}
              </Button>
            }
          />
        ))}
      </Lines>
      {receiving && (
        <ReceiveDialog what={nameOf(receiving)} movement={receiving} onClose={() => setReceiving(null)} />
      )}
    </>
  );
}
