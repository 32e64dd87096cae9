import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { daysBetween, type Day } from '../../domain/dates';
import { STILL_DAYS } from '../../domain/alerts';
import type { StillFile } from '../../domain/today';
import { NoteDialog } from '../files/NoteDialog';
import { Line, Lines } from './Line';

interface Props {
  files: readonly StillFile[];
  today: Day;
  /** How many there are, of which `files` may be the beginning. */
  count: number;
}

/**
 * Open files in which nothing has happened for a while. A note about what the file waits for removes it from
 * the list.
 */
export function StillLines({ files, today, count }: Props) {
  const translate = useTranslate();
  const [noting, setNoting] = useState<number | null>(null);
  return (
    <>
      <Lines heading={translate('today.still', { days: STILL_DAYS })} count={count}>
        {files.map(({ id, nothiNumber, companyName, status, since }) => (
          <Line
            key={id}
            file={{ id, number: nothiNumber }}
            text={[
              translate('today.stillFor', { smart_count: daysBetween(since, today) }),
              translate(`resources.case-fillings.choices.status.${status}`),
              companyName,
            ]
              .filter(Boolean)
              .join(' · ')}
            actions={
              <Button
                size="small"
                startIcon={<AddIcon />}
                aria-label={translate('lists.rowAction', {
                  action: translate('files.addNote'),
                  record: nothiNumber,
                })}
                onClick={() => setNoting(id)}
              >
                {translate('files.addNote')}
              </Button>
            }
          />
        ))}
      </Lines>
      {noting !== null && <NoteDialog caseFilingId={noting} onClose={() => setNoting(null)} />}
    </>
  );
}
