import { RegisterRecords } from '../registers/RegisterRecords';
import { CalendarFilter, YearFilter } from './filters';
import { PasteButton } from './PasteButton';
import { YearAtAGlance } from './YearAtAGlance';

export const ClosedDayList = () => (
  <RegisterRecords
    above={<YearAtAGlance />}
    filters={[<CalendarFilter key="calendarId" />, <YearFilter key="year" />]}
    actions={<PasteButton />}
    sort={LATEST_FIRST}
  />
);

const LATEST_FIRST = { field: 'from', order: 'DESC' } as const;
