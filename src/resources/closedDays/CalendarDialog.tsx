import { ResourceContextProvider, useNotify, useTranslate, useUpdate } from 'react-admin';
import { calendarFields } from '../../../domain/closedDays';
import type { CalendarRecord } from '../../calendars/useCalendars';
import { FieldGrid } from '../../inputs/FormGroup';
import { FieldInput } from '../../inputs/FieldInput';
import { FormDialog } from '../../recordForms/FormDialog';

interface Props {
  calendar: CalendarRecord;
  onClose: () => void;
}

/** Edits the names and the weekly days off of a calendar. */
export function CalendarDialog({ calendar, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [update] = useUpdate();
  return (
    <ResourceContextProvider value="calendars">
      <FormDialog
        fields={calendarFields}
        mode="edit"
        start={calendar}
        title={translate('closedDays.editCalendar')}
        save={async (data) => {
          await update('calendars', { id: calendar.id, data, previousData: calendar }, PLAIN);
        }}
        onSaved={() => {
          notify('closedDays.calendarSaved', { type: 'success' });
          onClose();
        }}
        onClose={onClose}
        record={calendar}
      >
        <FieldGrid>
          {Object.entries(calendarFields).map(([source, field]) => (
            <FieldInput key={source} source={source} field={field} />
          ))}
        </FieldGrid>
      </FormDialog>
    </ResourceContextProvider>
  );
}

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;
