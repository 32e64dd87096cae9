import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { offersQuery } from '../offered/useOffers';
import { withWords } from '../i18n';
import { whenMovesAsked } from '../dataProvider/movesAsked';
import type { MenuDialog } from '../search/screens';
import { useCharacterShortcuts } from './useCharacterShortcuts';

interface DialogProps {
  onClose: () => void;
  /** Opens another dialog in place of this one. */
  show: (name: MenuDialog) => void;
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
    default: (
      await withWords(
        import('../search/SearchDialog'),
        'users',
        'registers',
        'parties',
        'followOnCases',
        'hearings',
      )
    ).SearchDialog,
  })),
  shortcuts: lazy(async () => ({
    default: (await withWords(import('./ShortcutsDialog'), 'shortcuts')).ShortcutsDialog,
  })),
  territory: lazy(async () => ({
    default: (await withWords(import('../territory/TerritoryDialog'), 'account')).TerritoryDialog,
  })),
} satisfies Record<string, React.ComponentType<DialogProps>>;

type Show = (name: keyof typeof dialogs, returnTo?: HTMLElement | null) => void;

const ShowDialog = createContext<Show>(() => {});

/**
 * Opens a dialog that belongs to no screen; `returnTo` gets the focus back if the element that opened the
 * dialog is gone.
 */
export const useShellDialogs = () => useContext(ShowDialog);

export function ShellDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: keyof typeof dialogs; returnTo?: HTMLElement | null }>();
  const show = useCallback<Show>((name, returnTo) => setShown({ name, returnTo: returnTo ?? null }), []);
  const search = useSearchKey(show);
  useEffect(() => whenMovesAsked(() => show('limitMoves')), [show]);
  useCharacterShortcuts(() => show('shortcuts'), search);
  const close = () => {
    setShown(undefined);
    if (shown?.returnTo) setTimeout(() => shown.returnTo?.focus());
  };
  const Dialog = shown && dialogs[shown.name];
  return (
    <ShowDialog value={show}>
      {children}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog onClose={close} show={(name) => show(name, shown.returnTo)} />
        </Suspense>
      )}
    </ShowDialog>
  );
}

/**
 * Opens the global search on Ctrl+K, also while an input has the focus, and even if the answer that the
 * server offers the search arrives after the key press.
 * @returns a function that opens it, if the server offers it.
 */
function useSearchKey(show: Show): (() => void) | undefined {
  const queries = useQueryClient();
  const { data: isOffered } = useQuery(offersQuery('search'));
  useEffect(() => {
    if (isOffered === false) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault(); // otherwise the browser's own search would open
      const focused = document.activeElement as HTMLElement | null;
      queries.ensureQueryData(offersQuery('search')).then(
        (offered) => offered && show('search', focused),
        () => undefined, // no error here, because the bar says that the server does not answer
      );
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOffered, queries, show]);
  return isOffered ? () => show('search') : undefined;
}
