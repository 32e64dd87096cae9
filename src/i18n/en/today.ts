/** `today`: My day. */
const today = {
  heading: '%{heading} (%{count})',
  more: 'Show all',
  hearings: 'Hearings today',
  tomorrow: 'Hearings tomorrow',
  next: 'Hearings on %{day}',
  missing: 'Results missing',
  waiting: 'Time limits without a starting day',
  tasks: 'Money',
  papers: 'Orders without their paper',
  late: 'Paper files not back in time',
  retention: 'January: open the list of paper files that may be destroyed',
  item: 'item %{item}',
  notes: 'Notes to you',
  answer: 'Reply',
  done: 'Done',
  noteDone: 'Note marked as done',
  proposals: 'Changes waiting for your approval',
  still: 'Files without movement for %{days} days',
  stillFor: 'For %{smart_count} day |||| For %{smart_count} days',
  nothing: 'Nothing is waiting for you. Have a good day!',
  nothingText:
    'Hearings, missing results, time limits, tasks about money and files without movement appear here for your sections and the files you follow, with notes that mention you or reply to yours.',
  openDiary: 'Open the diary of hearings',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { today };
