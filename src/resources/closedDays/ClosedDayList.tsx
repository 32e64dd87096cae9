import { RegisterRecords } from '../registers/RegisterRecords';
import { YearAtAGlance } from './YearAtAGlance';
import PasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../authProvider/permissions';
import { PasteDialog } from './PasteDialog';
import { dayInDhaka } from '../../../domain/dates';
import { localDigits } from '../../../domain/digits';
import type { Filter } from '../../list/filters/filter';

export const ClosedDayList = () => (
  <RegisterRecords
    above={<YearAtAGlance />}
    filters={closedDayFilters}
    actions={<PasteButton />}
    sort={LATEST_FIRST}
  />
);

const LATEST_FIRST = { field: 'from', order: 'DESC' } as const;

/** A button that opens the dialog for pasting a list of closed days. */
function PasteButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('create', 'closed-days')) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<PasteIcon />} onClick={() => setOpen(true)}>
        {translate('closedDays.paste.action')}
      </Button>
      {isOpen && <PasteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export const closedDayFilters: readonly Filter[] = [
  {
    source: 'calendarId',
    label: 'resources.closed-days.fields.calendarId',
    isCommon: true,
    reference: 'calendars',
  },
  {
    source: 'year',
    label: 'closedDays.year',
    isCommon: true,
    // the next year, this one and some before
    options: ({ language }) =>
      Array.from({ length: YEARS }, (_, back) => String(Number(dayInDhaka().slice(0, 4)) + 1 - back)).map(
        (value) => ({ value, label: localDigits(value, language) }),
      ),
  },
];

const YEARS = 8;
