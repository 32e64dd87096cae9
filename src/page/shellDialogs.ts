import { createContext, useContext } from 'react';

/** A dialog that belongs to no screen. */
export type ShellDialog = 'account' | 'limitMoves' | 'search' | 'shortcuts' | 'territory';

export type ShowShellDialog = (name: ShellDialog, returnTo?: HTMLElement | null) => void;

export const ShellDialogContext = createContext<ShowShellDialog>(() => {});

/**
 * Opens a dialog that belongs to no screen; `returnTo` gets the focus back if the element that opened the
 * dialog is gone.
 */
export const useShellDialogs = () => useContext(ShellDialogContext);
