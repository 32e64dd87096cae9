import { rowActionId, type RowActionName } from './rowActionId';

/**
 * Gives the focus back to a row's button, or to the page when the row is gone. Called as a dialog closes,
 * it waits for that; another dialog or another page that has opened by then keeps the focus.
 */
export function focusRow(action: RowActionName, id: number | string): void {
  setTimeout(() => {
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    const button = document.getElementById(rowActionId(action, id));
    const focused = document.activeElement;
    // Opened from its number or from the search, the dialog has given it back already.
    if (focused?.matches('main input[type=search]') || button?.closest('tr')?.contains(focused)) return;
    if (button) button.focus();
    else focusPage();
  });
}

/** As a row goes whose button has the focus: else it would be lost. */
export function focusPageWithout(action: RowActionName, id: number | string): void {
  if (document.activeElement?.id === rowActionId(action, id)) setTimeout(focusPage);
}

function focusPage() {
  if (document.activeElement === document.body) document.getElementById('main-content')?.focus();
}
