/** `closedDays`: the year at a glance, the reminder, and pasting a list. */
export const closedDays = {
  year: 'Year',
  glance: '%{calendar}, %{year} at a glance',
  legend: {
    closed: 'closed',
    vacation: 'court does not sit',
    extra: 'open by exception',
    weekly: 'weekly day off',
  },
  editCalendar: 'Edit calendar',
  calendarSaved: 'Calendar saved',
  reminder:
    'The moving holidays of %{year} are not entered yet for: %{calendars}. Without them, next sitting days and time limits in %{year} may be wrong.',
  paste: {
    action: 'Paste a list…',
    title: 'Paste a list of closed days',
    explained:
      'Paste the lines of a gazette: each has days or ranges of days with their names. A line that says that the office is open becomes an extra working day. Dates may be written in any way and in either script, such as “17–23 March 2026 Eid-ul-Fitr”.',
    text: 'List',
    year: 'Year of dates without one',
    calendars: 'Calendars',
    understood: '%{smart_count} entry understood |||| %{smart_count} entries understood',
    unread: '%{smart_count} line not understood |||| %{smart_count} lines not understood',
    columns: { line: 'Line', days: 'Days', name: 'Name', kind: 'Kind' },
    choose: 'Take line %{line}: %{name}',
    range: '%{from} to %{to}',
    back: 'Back',
    preview: 'Preview',
    add: 'Add %{smart_count} entry |||| Add %{smart_count} entries',
    added: '%{smart_count} entry added |||| %{smart_count} entries added',
    addedSome:
      '%{smart_count} added, %{same} were there already |||| %{smart_count} added, %{same} were there already',
  },
};
