import type { ChangeEvent, SyntheticEvent } from 'react';
import { useInput } from 'react-admin';
import { InputField } from '../../inputs/InputField';

/** A bill of entry or export, which always begins with `C-`. */
export function BillOfEntryInput() {
  const input = useInput({ source: 'boe', format: (boe: string | null) => boe ?? PREFIX, parse: forced });
  return (
    <InputField
      source="boe"
      input={input}
      onChange={(event) => {
        input.field.onChange(event);
        showForced(event);
      }}
      slotProps={{ htmlInput: { onSelect: selectBehindPrefix } }}
    />
  );
}

const PREFIX = 'C-';

/** `777`, `C777` or a repeated prefix → `C-777`; the bare prefix → null. */
function forced(typed: string): string | null {
  const number = typed.replace(/^(\s*c?\s*-)*\s*(c(?=\d|$))?/i, '');
  return number ? PREFIX + number : null;
}

/** Sets the value before React does, which would move the caret to the end. */
function showForced({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const shown = forced(target.value) ?? PREFIX;
  if (shown === target.value) return;
  const behindCaret = target.value.length - (target.selectionEnd ?? 0);
  const caret = Math.max(PREFIX.length, shown.length - behindCaret);
  target.value = shown;
  target.setSelectionRange(caret, caret);
}

/** Keeps the selection behind the prefix, so that nothing is typed before or inside it. */
function selectBehindPrefix({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, selectionDirection } = currentTarget;
  if (selectionStart === null || selectionStart >= PREFIX.length) return;
  const end = Math.max(PREFIX.length, selectionEnd ?? 0);
  currentTarget.setSelectionRange(PREFIX.length, end, selectionDirection ?? 'none');
}
