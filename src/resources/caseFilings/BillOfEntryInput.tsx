import { useInput } from 'react-admin';
import { InputField } from '../../inputs/InputField';

/** A bill of entry or export: whatever is typed, it begins `C-`. */
export function BillOfEntryInput() {
  const input = useInput({ source: 'boe', format: (boe: string | null) => boe ?? PREFIX, parse: forced });
  return <InputField source="boe" input={input} />;
}

const PREFIX = 'C-';

/** `777`, `C777`, and a prefix typed or pasted once more → `C-777`; the bare prefix is empty. */
function forced(typed: string): string | null {
  const number = typed.replace(/^(\s*c?\s*-)*\s*(c(?=\d|$))?/i, '');
  return number ? PREFIX + number : null;
}
