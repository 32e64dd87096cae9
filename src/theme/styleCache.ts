import createCache from '@emotion/cache';

/**
 * Emotion's style cache with one style sheet per batch of rules. Adding a rule makes the browser match its
 * sheet's rules against the whole page again: with all thousand rules in one sheet, the first button or
 * dialog of each kind would take as long as rendering the list.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      sheet.ctr = 0; // makes emotion open a new sheet
      setTimeout(() => (isOpen = false));
    }
    insert(rule);
  };
  return cache;
}
