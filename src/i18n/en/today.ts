/** `today`: My day. */
const today = {
  heading: '%{heading} (%{count})',
  headingMore: '%{heading} (more than %{count})',
  more: 'Show all',
  hearings: 'Hearings today',
  tomorrow: 'Hearings tomorrow',
  missing: 'Results missing',
  waiting: 'Time limits without the day they run from',
  item: 'item %{item}',
  notes: 'Notes to you',
  answer: 'Answer',
  done: 'Done',
  noteDone: 'Note put aside',
  proposals: 'Changes that wait for your approval',
  still: 'Files without movement for %{days} days',
  stillFor: 'For %{smart_count} day |||| For %{smart_count} days',
  nothing: 'Nothing is waiting for you. Have a good day!',
  nothingText:
    'Hearings, missing results, time limits and still files of your sections and of the files that you follow appear here, and notes that name you or answer yours.',
  openDiary: 'Open the diary of hearings',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { today };
