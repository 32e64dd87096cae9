import { useLayoutEffect } from 'react';
import { useEvent } from 'react-admin';
import { characterKeys } from './shortcuts';
import { useCharacterKeys } from './useShortcutKey';

/**
 * Carries out the keys of one character: the part of the page that says so of itself gets the focus, or a click.
 * Where no list has a search, `search` opens the one over everything.
 */
export function useCharacterShortcuts(showHelp: () => void, search?: () => void): void {
  const [wanted] = useCharacterKeys();
  const press = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isMeantElsewhere(event)) return;
    const key = Object.values(characterKeys).find((each) => each === latinKey(event));
    if (!key) return;
    const part = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
    const show =
      key === characterKeys.help ? showHelp : key === characterKeys.search && !part ? search : undefined;
    if (!show && !part) return;
    event.preventDefault(); // the character would be typed where the focus goes
    if (show) show();
    else if (part instanceof HTMLInputElement) {
      part.focus();
      part.select();
    } else part?.click();
  });
  // At once: who sees the page may press a key.
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [wanted, press]);
}

/** Where characters are typed, or choose an entry by its first letter; and in dialogs, which cover the page. */
const TAKES_CHARACTERS =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const isMeantElsewhere = ({ ctrlKey, altKey, metaKey, isComposing, repeat, target }: KeyboardEvent) =>
  ctrlKey ||
  altKey ||
  metaKey ||
  isComposing ||
  repeat ||
  (target as Element).closest(TAKES_CHARACTERS) !== null;

/** A Bengali keyboard has other letters: there, the place of the key counts. */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[\x20-\x7e]$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.replace(/^Key/, '').toLowerCase();
}
