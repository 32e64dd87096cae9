import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ra } from '../../src/i18n/bn/shell';
import { flat } from '../ui/i18n/flat';

/**
 * Texts of built-in parts of react-admin that the product never shows: actions on selected rows, undoing, its empty
 * list.
 */
const NEVER_SHOWN =
  /^ra\.(action\.(bulk_actions|delete|expand|reset|search_columns|select_\w+|sort|undo|unselect)|message\.(bulk_delete_\w+|select_all_limit_reached)|navigation\.\w+|notification\.deleted|validation\.\w+)$/;

test('the Bengali catalogue has every text of react-admin that a screen may show', () => {
  const folder = 'dist/ui/assets';
  const built = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const asked = [...built.matchAll(/["'`](ra(?:\.\w+)+)["'`]/g)].map(([, key]) => key!);
  expect(asked).toContain('ra.message.loading');
  const known = new Set(flat({ ra }).keys());
  const missing = asked.filter((key) => !known.has(key) && !NEVER_SHOWN.test(key));
  expect([...new Set(missing)]).toEqual([]);
});
