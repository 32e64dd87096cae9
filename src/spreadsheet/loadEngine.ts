/** Loads the export code when somebody first exports. */
export const loadEngine = () =>
  import('./downloadSpreadsheet').catch(() => {
    throw new Error('errors.noResponse');
  });
