import createCache from '@emotion/cache';

/**
 * Where MUI's styles go: those of one moment into a sheet of their own. A rule that is added to a sheet has
 * the browser match all rules of that sheet anew, on the whole page: in one sheet of a thousand rules each
 * first button or dialog would cost as much as the whole list did.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      sheet.ctr = 0; // the next rule opens a sheet
      setTimeout(() => (isOpen = false));
    }
    insert(rule);
  };
  return cache;
}
