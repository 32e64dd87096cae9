import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import { currentSession, subscribeToSession } from '../authProvider/session';
import './tour.css';
import type { catalogue } from '../i18n/en/tourSteps';

export interface TourOptions {
  translate: (key: string, options?: object) => string;
  /** Formats a number in the current language. */
  shown: (count: number) => string;
  /** The element that gets the focus after the tour. */
  returnTo: HTMLElement | null;
}

/** Runs the tour on the current screen; skips steps whose element is missing. */
export function runTour({ translate, shown, returnTo }: TourOptions): void {
  const found = steps.flatMap(({ name, at }) => {
    const element = at.map(visible).find((each) => each !== null);
    return element ? [{ name, element }] : [];
  });
  const restore = keepAttributes(found.map(({ element }) => element));
  const tour = driver({
    steps: found.map(({ name, element }, position) => ({
      element,
      popover: {
        title: translate(`tourSteps.steps.${name}.title`),
        description: translate(`tourSteps.steps.${name}.text`),
        progressText: translate('tourSteps.progress', { step: shown(position + 1), of: shown(found.length) }),
      },
    })),
    animate: false,
    showProgress: true,
    disableActiveInteraction: true,
    overlayClickBehavior: () => {}, // clicks outside are ignored, because they are most likely slips
    stageRadius: 6,
    stagePadding: 6,
    nextBtnText: translate('tourSteps.next'),
    prevBtnText: translate('tourSteps.back'),
    doneBtnText: translate('tourSteps.done'),
    onPopoverRender: ({ closeButton, wrapper }, { state }) => {
      wrapper.dataset.at = isInUpperHalf(state.activeElement) ? 'bottom' : 'top';
      closeButton.setAttribute('aria-label', translate('tourSteps.skip'));
      closeButton.title = translate('tourSteps.skip');
    },
    onHighlighted: (_element, _step, { state }) => {
      restore();
      state.popover?.nextButton.focus();
    },
    onDestroyed: () => {
      restore();
      window.removeEventListener('popstate', leave);
      unsubscribe();
      returnTo?.focus();
    },
  });
  const leave = () => tour.destroy();
  window.addEventListener('popstate', leave);
  // the overlay would cover the dialog that asks to sign in again
  const unsubscribe = subscribeToSession(() => !currentSession() && leave());
  tour.drive();
}

/** Attributes that driver.js sets on shown elements and then removes, even if they were there before. */
const ATTRIBUTES = ['aria-haspopup', 'aria-expanded', 'aria-controls'];

/** Remembers these attributes. @returns a function that restores them. */
function keepAttributes(elements: readonly HTMLElement[]): () => void {
  const kept = elements.flatMap((element) =>
    ATTRIBUTES.map((name) => ({ element, name, value: element.getAttribute(name) })),
  );
  return () => {
    for (const { element, name, value } of kept) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/**
 * Whether an element is in the upper half of the screen; on a phone the box is shown in the other half
 * (tour.css).
 */
function isInUpperHalf(element: Element | undefined): boolean {
  const box = element?.getBoundingClientRect();
  return !box || box.top + box.bottom < window.innerHeight;
}

function visible(selector: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(selector);
  return element && element.getClientRects().length > 0 ? element : null;
}

/** The steps of the tour in order: texts in `tourSteps.steps.<name>`, and the selectors of their elements. */
const steps = [
  { name: 'menu', at: ['#main-menu', '[aria-controls=main-menu]'] },
  { name: 'search', at: ['main [data-tour=search]'] },
  { name: 'controls', at: ['main [data-tour=controls]'] },
  { name: 'columns', at: ['main [data-tour=columns]'] },
  { name: 'export', at: ['main [data-tour=export]'] },
  { name: 'bell', at: ['header [data-tour=bell]'] },
  { name: 'person', at: ['header [data-tour=person]'] },
] as const satisfies readonly { name: keyof typeof catalogue.tourSteps.steps; at: readonly string[] }[];
