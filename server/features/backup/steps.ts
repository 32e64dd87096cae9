export const RESTORE_STEPS = {
  loading: 'Loading …',
  indexing: 'Building the indexes …',
  comparing: 'Comparing …',
};

export type RestoreStep = keyof typeof RESTORE_STEPS;
