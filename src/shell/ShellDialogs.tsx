import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { useCharacterShortcuts } from './useCharacterShortcuts';

interface DialogProps {
  onClose: () => void;
}

// Each loads when first opened.
const dialogs = {
  account: lazy(async () => ({ default: (await import('../account/AccountDialog')).AccountDialog })),
  shortcuts: lazy(async () => ({ default: (await import('./ShortcutsDialog')).ShortcutsDialog })),
  territory: lazy(async () => ({ default: (await import('../territory/TerritoryDialog')).TerritoryDialog })),
} satisfies Record<string, React.ComponentType<DialogProps>>;

type Show = (name: keyof typeof dialogs, returnTo?: HTMLElement | null) => void;

const ShowDialog = createContext<Show>(() => {});

/** Opens a dialog that belongs to no screen; `returnTo` gets the focus back if its opener is gone. */
export const useShellDialogs = () => useContext(ShowDialog);

export function ShellDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: keyof typeof dialogs; returnTo?: HTMLElement | null }>();
  const show = useCallback<Show>((name, returnTo) => setShown({ name, returnTo: returnTo ?? null }), []);
  useCharacterShortcuts(() => show('shortcuts'));
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
          <Dialog onClose={close} />
        </Suspense>
      )}
    </ShowDialog>
  );
}
