/**
 * After a dialog has closed, focuses the row's button or its card's button, if the row is still there.
 * If another dialog or page has opened by then, the focus stays there.
 */
export function focusRow(action: RowActionName, id: number | string): void {
  setTimeout(() => {
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    const focused = document.activeElement;
    const row = document.getElementById(rowActionId(action, id))?.closest('tr');
    // A dialog opened from the row's number or from the search has already returned the focus.
    if (focused?.matches('main input[type=search]') || row?.contains(focused)) return;
    for (const button of [rowActionId(action, id), cardButtonId(id)]) {
      document.getElementById(button)?.focus(); // has no effect on a button in a closed menu
      if (document.activeElement?.id === button) return;
    }
  });
}

/** The actions of a row. The name of an action that opens a dialog is also the end of the dialog's URL. */
export type RowActionName =
  | 'other-cases'
  | 'details'
  | 'edit'
  | 'delete'
  | 'change-status'
  | 'merge'
  | 'fill'
  | 'download'
  | 'restore'
  | 'step'
  | 'extend'
  | 'met'
  | 'vacated'
  | 'receive'
  | 'revoke'
  | 'test'
  | 'again';

/** Id of a row's button, to which a closing dialog returns the focus. */
export const rowActionId = (action: RowActionName, id: number | string): string => `row-${action}-${id}`;

/** Id of the button that opens a card's menu; closing the menu focuses it. */
export const cardButtonId = (id: number | string): string => `card-menu-${id}`;

export const cardHeadingId = (id: number | string): string => `card-${id}`;
