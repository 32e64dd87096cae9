/**
 * Props of a `TextField` for a native text area that grows with its text up to most of the screen, so that a pasted
 * document does not push the rest of the page out of view. MUI's measures a second one at each opening and key, for
 * which the whole page is laid out.
 */
export const nativeLines = {
  multiline: true,
  rows: 2,
  slotProps: { input: { inputComponent: 'textarea' }, htmlInput: { type: undefined } },
  sx: { '& textarea': { fieldSizing: 'content', minHeight: '2lh', maxHeight: '75vh' } },
} as const;
