import { useEffect, type RefObject } from 'react';
import { CLAMPED } from '../../fields/cells';
import { keepTabStops } from '../table/walkRows';

/** A cut text lacks a whole line; what sticks out less is the foot of a letter. In pixels. */
const LESS_THAN_A_LINE = 8;

/**
 * Makes buttons of just those texts of a table that do not fit, gives a number that does not a hint, and lets
 * a key scroll every table. After each change all texts are looked at in one go: asked one after the other,
 * the browser would lay out the page for each of them anew.
 */
export function useMarkedTexts(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        markTexts(element);
        markScroller(element);
        keepTabStops(element);
      });
    };
    const resized = new ResizeObserver(soon);
    resized.observe(element);
    const changed = new MutationObserver((changes) => !changes.every(isInButton) && soon());
    changed.observe(element, CHANGES);
    document.fonts?.addEventListener('loadingdone', soon);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      document.fonts?.removeEventListener('loadingdone', soon);
    };
  }, [box]);
}

/** A button's ripple cuts no text. */
const isInButton = ({ target }: MutationRecord): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** The cut text that this is, or is part of. */
export const cutTextOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`.${CLAMPED}[role=button]`) : null;

const CHANGES = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-density'] };

function markTexts(element: HTMLElement): void {
  const texts = [...element.querySelectorAll<HTMLElement>(`tbody .${CLAMPED}`)];
  const isCut = texts.map(
    (text) =>
      text.scrollHeight - text.clientHeight > LESS_THAN_A_LINE || text.scrollWidth > text.clientWidth + 1,
  );
  texts.forEach((text, index) => {
    const marks = text instanceof HTMLAnchorElement ? { 'data-hint': text.textContent } : BUTTON;
    for (const [name, value] of Object.entries(marks)) {
      // Each write, of the same value too, has the browser look at its styles again.
      if (isCut[index] === text.hasAttribute(name)) continue;
      if (isCut[index]) text.setAttribute(name, value);
      else text.removeAttribute(name);
    }
  });
}

const BUTTON = { role: 'button', tabindex: '-1', 'aria-haspopup': 'dialog' };

/** A table with nothing in it to focus is focused itself: it could not be scrolled by key otherwise. */
function markScroller(element: HTMLElement): void {
  const scroller = element.querySelector('.RaDataTable-tableWrapper');
  if (!scroller) return;
  const isBare = !scroller.querySelector('a[href], button, [tabindex="0"]');
  for (const [name, value] of Object.entries(REGION)) {
    if (isBare) scroller.setAttribute(name, value);
    else scroller.removeAttribute(name);
  }
}

const REGION = { role: 'region', tabindex: '0', 'aria-labelledby': 'page-title' };
