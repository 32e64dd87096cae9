import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode, useLayoutEffect } from 'react';
import { offersQuery } from '../offered/useOffers';
import { searchWords, withWords } from '../i18n';
import { whenMovesAsked } from '../dataProvider/limits';
import type { MenuDialog } from '../search/screens';
import { useEvent, useTranslate } from 'react-admin';
import { ShellDialogContext, type ShellDialog, type ShowShellDialog } from '../page/shellDialogs';
import { characterKeys, useCharacterKeys } from '../page/useShortcutKey';

interface DialogProps {
  onClose: () => void;
  /** Opens another dialog in place of this one. */
  show: (name: MenuDialog) => void;
  /** What was typed while the dialog was loading. */
  typed: string;
}

// Each dialog is loaded when it is first opened.
const dialogs = {
  account: lazy(async () => ({
    default: (await withWords(import('../account/AccountDialog'), 'account')).AccountDialog,
  })),
  limitMoves: lazy(async () => ({
    default: (await withWords(import('../limits/LimitMovesDialog'), 'limits')).LimitMovesDialog,
  })),
  search: lazy(async () => ({
    default: (await withWords(import('../search/SearchDialog'), ...searchWords)).SearchDialog,
  })),
  shortcuts: lazy(async () => ({
    default: (await withWords(import('./ShortcutsDialog'), 'shortcuts')).ShortcutsDialog,
  })),
  territory: lazy(async () => ({
    default: (await withWords(import('../territory/TerritoryDialog'), 'account')).TerritoryDialog,
  })),
} satisfies Record<ShellDialog, React.ComponentType<DialogProps>>;

export function ShellDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: ShellDialog; returnTo?: HTMLElement | null }>();
  const [typed, setTyped] = useState('');
  const show = useCallback<ShowShellDialog>((name, returnTo) => {
    setTyped('');
    setShown({ name, returnTo: returnTo ?? null });
  }, []);
  const search = useSearchKey(show);
  useEffect(() => whenMovesAsked(() => show('limitMoves')), [show]);
  useCharacterShortcuts(() => show('shortcuts'), search);
  const close = () => {
    setShown(undefined);
    if (shown?.returnTo) setTimeout(() => shown.returnTo?.focus());
  };
  const Dialog = shown && dialogs[shown.name];
  return (
    <ShellDialogContext value={show}>
      {children}
      {Dialog && (
        <Suspense
          fallback={shown.name === 'search' ? <TypedAhead onType={setTyped} onClose={close} /> : null}
        >
          <Dialog typed={typed} onClose={close} show={(name) => show(name, shown.returnTo)} />
        </Suspense>
      )}
    </ShellDialogContext>
  );
}

/** Takes what is typed before the search has loaded. */
function TypedAhead({ onType, onClose }: { onType: (text: string) => void; onClose: () => void }) {
  return (
    <input
      autoFocus
      aria-label={useTranslate()('layout.search')}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      style={{ position: 'fixed', opacity: 0 }}
    />
  );
}

/**
 * Opens the global search on Ctrl+K, also while an input has the focus, and even if the answer that the
 * server offers the search arrives after the key press.
 * @returns a function that opens it, if the server offers it.
 */
function useSearchKey(show: ShowShellDialog): (() => void) | undefined {
  const queries = useQueryClient();
  const { data: isOffered } = useQuery(offersQuery('search'));
  useEffect(() => {
    if (isOffered === false) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault(); // otherwise the browser's own search would open
      // an open menu would cover the screen that the search leads to
      document.activeElement
        ?.closest('.MuiPopover-root')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      queries.ensureQueryData(offersQuery('search')).then(
        (offered) => offered && show('search', document.activeElement as HTMLElement | null),
        () => undefined, // no error here, because the bar says that the server does not answer
      );
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOffered, queries, show]);
  return isOffered ? () => show('search') : undefined;
}

/**
 * Handles single-character shortcuts: focuses or clicks the element whose `aria-keyshortcuts` has the key. On
 * pages without a list search, `/` opens the global search by calling `search`.
 */
function useCharacterShortcuts(showHelp: () => void, search?: () => void): void {
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
