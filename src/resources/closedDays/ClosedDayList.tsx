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
import { ReferenceFilter, SelectFilter } from '../../list/filters/ToolbarSelects';
import { useLanguage } from '../../i18n/useLanguage';

export const ClosedDayList = () => (
  <RegisterRecords
    above={<YearAtAGlance />}
    filters={[<CalendarFilter key="calendarId" />, <YearFilter key="year" />]}
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

const CalendarFilter = () => (
  <ReferenceFilter
    source="calendarId"
    reference="calendars"
    label={useTranslate()('resources.closed-days.fields.calendarId')}
  />
);

/** A filter by year, which offers the next year, this one and some before. */
function YearFilter() {
  const translate = useTranslate();
  const language = useLanguage();
  const next = Number(dayInDhaka().slice(0, 4)) + 1;
  const years = Array.from({ length: YEARS }, (_, back) => String(next - back));
  return (
    <SelectFilter
      source="year"
      label={translate('closedDays.year')}
      options={years.map((year) => ({
        value: year,
        label: localDigits(year, language),
      }))}
    />
  );
}

const YEARS = 8;
