import { useEffect } from 'react';

/** How soon others return the focus themselves, in milliseconds. */
const OTHERS = 60;

const CONTROL =
  ':is(a[href], button, input, select, textarea):not(:disabled, [type="hidden"], [aria-hidden="true"])';
const IN_TAB_ORDER = `:is(${CONTROL}, [tabindex]):not([tabindex="-1"])`;

/** An element, and which child of its parent it is. */
interface Place {
  element: HTMLElement;
  index: number;
}

/**
 * Keeps the focus near when the focused element of the page goes, because its action is done or its row has left the
 * list, or when a dialog closes whose button went meanwhile. The focus goes to what has taken its place, else to the
 * nearest element around it. Whoever leaves a page altogether leaves the focus to the next page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      const places = placesOf(target as HTMLElement);
      if (places.length > 0) last = places; // what is outside of the page, such as a dialog, leads back to it
    };
    // who clicks on nothing wants the focus nowhere
    const forget = ({ target }: PointerEvent) => {
      if ((target as HTMLElement).closest('main')) last = [];
    };
    const isLost = () => document.activeElement === document.body && last.length > 0;
    const mend = () => {
      if (isLost() && !document.querySelector('[role=dialog], [role=alertdialog]')) focusNear(last);
    };
    // observed, because browsers fire no event when the focused element is removed or disabled
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(mend, OTHERS);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

/** The element and what is around it, up to the page. */
function placesOf(element: HTMLElement): Place[] {
  const main = element.closest('main');
  const places: Place[] = [];
  for (let at = element; main && at !== main; at = at.parentElement!)
    places.push({ element: at, index: [...at.parentElement!.children].indexOf(at) });
  return places;
}

function focusNear(places: readonly Place[]): void {
  const [{ element }] = places as [Place];
  if (element.isConnected) return element.focus({ preventScroll: true }); // it was disabled while it worked
  for (const [at, { index }] of places.entries()) {
    const parent = places[at + 1]?.element;
    if (!parent?.isConnected) continue;
    const instead = parent.children[Math.min(index, parent.children.length - 1)];
    if ((instead && focusIn(instead)) || focusIn(parent)) return;
  }
}

/**
 * Focuses the element or the first in it that takes the focus; what is hidden does not. Of a table's rows, all but one are
 * out of the Tab order.
 */
function focusIn(box: Element): boolean {
  const inside = [IN_TAB_ORDER, CONTROL].flatMap((wanted) => [
    ...(box.matches(wanted) ? [box] : []),
    ...box.querySelectorAll(wanted),
  ]);
  return (inside as HTMLElement[]).some((element) => {
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  });
}
