import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focus near when the focused element is removed from `area`, for example because its row has moved
 * to another tab. The focus goes to the same row (`data-row`) or the row that takes its place, and there to
 * the same field (`data-field`). If no row is left, it goes to the selected tab. If the element was outside
 * the rows and tabs, it goes to the status, an `output` with a `tabIndex`.
 */
export function useNearbyFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    let last: Place | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = placeOf(target as HTMLElement, current, last);
    };
    // observed, because React does not tell when a focused element is removed and browsers fire no event for
    // it
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      nearest(current, last)?.focus();
    });
    current.addEventListener('focusin', remember);
    observer.observe(current, { childList: true, subtree: true });
    return () => {
      current.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [area]);
}

interface Place {
  element: HTMLElement;
  /** The row's id; undefined outside of rows. */
  row: string | undefined;
  /** The row's index among the rows. */
  index: number;
  field: string | undefined;
}

const rowsIn = (area: HTMLElement) => [...area.querySelectorAll<HTMLElement>('[data-row]')];

/**
 * The place of an element. A button belongs to no field, so it counts as part of the field of its row that
 * had the focus before.
 */
function placeOf(element: HTMLElement, area: HTMLElement, before: Place | null): Place {
  const row = element.closest<HTMLElement>('[data-row]');
  const isSameRow = row !== null && row.dataset.row === before?.row;
  const field = element.closest<HTMLElement>('[data-field]')?.dataset.field;
  return {
    element,
    row: row?.dataset.row,
    index: row ? rowsIn(area).indexOf(row) : -1,
    field: field ?? (isSameRow ? before?.field : undefined),
  };
}

const CONTROL = ':is(input, select, textarea, a, [role="combobox"]):not(:disabled)';

function nearest(area: HTMLElement, { element, row, index, field }: Place): HTMLElement | null {
  const rows = row === undefined ? [] : rowsIn(area);
  const next = rows.find(({ dataset }) => dataset.row === row) ?? rows[Math.min(index, rows.length - 1)];
  const isAmongTabs = row !== undefined || element.getAttribute('role') === 'tab';
  return (
    next?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field ?? '')}"] ${CONTROL}`) ??
    next?.querySelector<HTMLElement>(CONTROL) ??
    (isAmongTabs ? area.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') : null) ??
    area.querySelector('output')
  );
}
