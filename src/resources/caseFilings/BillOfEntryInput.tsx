import { TextInput } from 'react-admin';

/** A bill of entry or export: whatever is typed, it begins `C-`. */
export const BillOfEntryInput = () => (
  <TextInput
    source="boe"
    format={(boe: string | null) => boe ?? PREFIX}
    parse={(typed: string) => forced(typed)}
    helperText={false}
    slotProps={{ htmlInput: { autoComplete: 'off' } }}
    fullWidth
  />
);

const PREFIX = 'C-';

/** `777`, `c-777` and `C777` → `C-777`; the bare prefix, also with its end deleted, is empty. */
function forced(typed: string): string | null {
  const number = typed.replace(/^\s*(c-?|-)?\s*/i, '');
  return number ? PREFIX + number : null;
}
