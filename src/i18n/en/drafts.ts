/** `drafts`: what was typed into a form that was left unsaved. */
export const drafts = {
  left: 'You left this form unsaved on %{at}.',
  leftForFile: 'You left this form unsaved on %{at}, for file number %{fileNumber}.',
  restore: 'Restore',
  discard: 'Discard',
};
