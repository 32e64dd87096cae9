/** `drafts`: texts about unsaved input that was kept. */
export const drafts = {
  left: 'You left this form unsaved on %{at}.',
  leftForFile: 'You left this form unsaved on %{at}, for file number %{fileNumber}.',
  restore: 'Restore',
  discard: 'Discard',
};
