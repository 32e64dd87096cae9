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

/** `777`, `C777`, and a prefix typed or pasted once more → `C-777`; the bare prefix is empty. */
function forced(typed: string): string | null {
  const number = typed.replace(/^(\s*c?\s*-)*\s*(c(?=\d|$))?/i, '');
  return number ? PREFIX + number : null;
}
