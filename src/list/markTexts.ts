import { useEffect, type RefObject } from 'react';
import { CLAMPED } from '../fields/cells';

/** A cut text lacks a whole line; what sticks out less is the foot of a letter. In pixels. */
const LESS_THAN_A_LINE = 8;

/**
 * Makes buttons of just those texts of a table that do not fit. After each change all texts are looked at
 * in one go: asked one after the other, the browser would lay out the page for each of them anew.
 */
export function useMarkedTexts(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => markTexts(element));
    };
    const resized = new ResizeObserver(soon);
    resized.observe(element);
    const changed = new MutationObserver(soon);
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

/** The cut text that this is, or is part of. */
export const cutTextOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`.${CLAMPED}[role=button]`) : null;

const CHANGES = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-density'] };

function markTexts(element: HTMLElement): void {
  const texts = [...element.querySelectorAll<HTMLElement>(`td .${CLAMPED}`)];
  const isCut = texts.map((text) => text.scrollHeight - text.clientHeight > LESS_THAN_A_LINE);
  texts.forEach((text, index) => {
    for (const [name, value] of Object.entries(BUTTON)) {
      if (isCut[index]) text.setAttribute(name, value);
      else text.removeAttribute(name);
    }
  });
}

const BUTTON = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog' };
