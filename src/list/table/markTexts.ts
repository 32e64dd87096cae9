import { useEffect, type RefObject } from 'react';
import { CLAMPED } from '../../fields/cells';
import { painted } from '../../page/painted';
import { keepTabStops } from './walkRows';

/**
 * Pixels by which a text may overflow without counting as clamped: the descender of a letter overflows by
 * less, a clamped text by at least a line.
 */
const OVERFLOW_TOLERANCE = 8;

/**
 * Marks texts that do not fit as buttons, gives clipped numbers a hint, makes scrollable tables
 * focusable, and marks what sticky columns cover. After each change all texts are measured in one pass, because alternating reads and writes would
 * force a layout per text. The pass comes after the paint, which it would otherwise delay.
 */
export function useMarkedTexts(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let isWaiting = false;
    const mark = () => {
      isWaiting = false;
      if (!element.isConnected) return;
      markTexts(element);
      markScroller(element);
      markCovered(element);
      keepTabStops(element);
    };
    const soon = () => {
      if (isWaiting) return;
      isWaiting = true;
      void painted().then(mark);
    };
    const resized = new ResizeObserver(soon);
    resized.observe(element);
    const changed = new MutationObserver((changes) => !changes.every(isInButton) && soon());
    changed.observe(element, CHANGES);
    document.fonts?.addEventListener('loadingdone', soon);
    const scrolled = () => markCovered(element);
    element.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      document.fonts?.removeEventListener('loadingdone', soon);
      element.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [box]);
}

/**
 * Whether a mutation is inside a button or link. It is ignored, because the ripple of a button causes such
 * mutations.
 */
const isInButton = ({ target }: MutationRecord): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

export const cutTextOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`.${CLAMPED}[role=button]`) : null;

const CHANGES = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-density'] };

function markTexts(element: HTMLElement): void {
  const texts = [...element.querySelectorAll<HTMLElement>(`tbody .${CLAMPED}`)];
  const isCut = texts.map(
    (text) =>
      text.scrollHeight - text.clientHeight > OVERFLOW_TOLERANCE || text.scrollWidth > text.clientWidth + 1,
  );
  texts.forEach((text, index) => {
    const marks = text instanceof HTMLAnchorElement ? { 'data-hint': text.textContent } : BUTTON;
    for (const [name, value] of Object.entries(marks)) {
      // skipped, because writing even the same value would invalidate styles
      if (isCut[index] === text.hasAttribute(name)) continue;
      if (isCut[index]) text.setAttribute(name, value);
      else text.removeAttribute(name);
    }
  });
}

const BUTTON = { role: 'button', tabindex: '-1', 'aria-haspopup': 'dialog' };

/** Makes a table without focusable content focusable, so that keys can scroll it. */
function markScroller(element: HTMLElement): void {
  const scroller = element.querySelector(SCROLLER);
  if (!scroller) return;
  const isBare = !scroller.querySelector('a[href], button, [tabindex="0"]');
  for (const [name, value] of Object.entries(REGION)) {
    if (isBare) scroller.setAttribute(name, value);
    else scroller.removeAttribute(name);
  }
}

/** Marks on which sides sticky columns cover other cells; they cast a shadow there. */
function markCovered(element: HTMLElement): void {
  const scroller = element.querySelector(SCROLLER);
  if (!scroller) return;
  const { scrollLeft, clientWidth, scrollWidth } = scroller;
  scroller.toggleAttribute('data-covered-left', scrollLeft > 0);
  scroller.toggleAttribute('data-covered-right', scrollLeft + clientWidth < scrollWidth - 1);
}

const SCROLLER = '.RaDataTable-tableWrapper';

const REGION = { role: 'region', tabindex: '0', 'aria-labelledby': 'page-title' };
