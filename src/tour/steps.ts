import type { catalogue } from '../i18n/en/tourSteps';

/** The steps of the tour in order: texts in `tourSteps.steps.<name>`, and the selectors of their elements. */
export const steps = [
  { name: 'menu', at: ['#main-menu', '[aria-controls=main-menu]'] },
  { name: 'search', at: ['main [data-tour=search]'] },
  { name: 'controls', at: ['main [data-tour=controls]'] },
  { name: 'columns', at: ['main [data-tour=columns]'] },
  { name: 'export', at: ['main [data-tour=export]'] },
  { name: 'bell', at: ['header [data-tour=bell]'] },
  { name: 'person', at: ['header [data-tour=person]'] },
] as const satisfies readonly { name: keyof typeof catalogue.tourSteps.steps; at: readonly string[] }[];
