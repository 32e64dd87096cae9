/** `causeList`: the screen that finds our cases in a court's cause list. */
const causeList = {
  title: 'Match a cause list',
  explained:
    'Paste the text of a court’s cause list, or open its file. Your cases are found by their numbers; nothing is entered until you confirm it.',
  text: 'Text of the cause list',
  open: 'Open a file…',
  cut: 'Only the beginning of the text is shown, and it cannot be edited here; all %{lines} lines are searched.',
  empty: 'Clear the text',
  sample: 'Use a sample list',
  kinds: 'Text, Word (docx), a spreadsheet (xlsx, xls, ods) or PDF with text',
  find: 'Find our cases',
  none: 'None of our cases is in this list. Rows that mention a case: %{rows}',
  found: '%{smart_count} of our cases is in the list |||| %{smart_count} of our cases are in the list',
  doubtful:
    '%{smart_count} is uncertain: choose it if it is ours. |||| %{smart_count} are uncertain: choose those that are ours.',
  isDoubtful: 'Is it ours?',
  isMention: 'Mentions our case',
  line: 'Line of the list',
  date: 'Date of the list (DD/MM/YYYY)',
  dateMissing: 'The list has no date.',
  dateWrong: 'Not a date',
  choose: 'Enter: %{name}',
  apply: 'Enter %{smart_count} hearing |||| Enter %{smart_count} hearings',
  applied: 'Hearings added: %{added}, updated: %{updated}, unchanged: %{same}',
  diaryOf: 'Diary of %{day}',
  another: 'Match another list',
};

export const catalogue = { causeList };
