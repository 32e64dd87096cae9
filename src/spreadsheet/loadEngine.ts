/** Everything but the button is loaded once somebody exports. */
export const loadEngine = () =>
  import('./downloadSpreadsheet').catch(() => {
    throw new Error('errors.noResponse');
  });
