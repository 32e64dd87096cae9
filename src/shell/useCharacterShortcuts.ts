import { useLayoutEffect } from 'react';
import { useEvent } from 'react-admin';
import { characterKeys } from '../page/shortcuts';
import { useCharacterKeys } from '../page/useShortcutKey';

/**
 * Handles single-character shortcuts: focuses or clicks the element whose `aria-keyshortcuts` has the key. On
 * pages without a list search, `/` opens the global search by calling `search`.
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
    event.preventDefault(); // otherwise the character is typed into the newly focused field
    if (show) show();
    else if (part instanceof HTMLInputElement) {
      part.focus();
      part.select();
    } else part?.click();
  });
  // A layout effect, so that keys work as soon as the page is visible.
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [wanted, press]);
}

/** Elements in which characters are typed or select an entry, and dialogs, which cover the page. */
const TAKES_CHARACTERS =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const isMeantElsewhere = ({ ctrlKey, altKey, metaKey, isComposing, repeat, target }: KeyboardEvent) =>
  ctrlKey ||
  altKey ||
  metaKey ||
  isComposing ||
  repeat ||
  (target as Element).closest(TAKES_CHARACTERS) !== null;

/** With a Bengali keyboard layout, the key's position counts. */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[\x20-\x7e]$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.replace(/^Key/, '').toLowerCase();
}
