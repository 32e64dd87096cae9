import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SomethingBad } from '../../../src/shell/SomethingBad';
import { somethingBad } from '../../../src/i18n/en/somethingBad';
import { createStyleCache } from '../../../src/theme/styleCache';
import { screenAddresses } from '../../../src/routes';
import { everyAddress } from '../../browser/support/screens';
import { Visitor, type ESTree } from 'vite';
import { themes } from '../../../src/theme/theme';
import { sourceFiles } from '../../support/sourceFiles';

function Broken(): never {
  throw new Error('a fault of ours');
}

it('a screen that fails to render says what to do and is logged, and the next page works', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = (resetBy: string, broken: boolean) => (
    <SomethingBad texts={somethingBad} resetBy={resetBy}>
      {broken ? <Broken /> : <p>Sound</p>}
    </SomethingBad>
  );
  const { rerender } = render(page('/a', true));
  const dialog = screen.getByRole('alertdialog', { name: 'Something bad happened!' });
  expect(dialog).toHaveAccessibleDescription(/^Clear the cache of your browser and reload the page\./);
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'a fault of ours' }),
    expect.any(String),
  );

  rerender(page('/b', false));
  expect(screen.getByText('Sound')).toBeVisible();
});

it('the style cache puts styles added in one task into one sheet, and styles added later into another', () => {
  vi.useFakeTimers();
  const { sheet } = createStyleCache();
  sheet.isSpeedy = true; // as in production
  const rules = () => sheet.tags.map((tag) => tag.sheet!.cssRules.length);
  sheet.insert('.a { color: red }');
  sheet.insert('.b { color: red }');
  vi.runAllTimers();
  sheet.insert('.c { color: red }');
  expect(rules()).toEqual([2, 1]);
});

it('every screen’s URL is in the list that the browser tests open in all languages, themes and widths', () => {
  const looked = new Set(
    everyAddress.map(({ at }) =>
      at
        .replace(/\?.*/, '')
        .replace(/\/\d+(?=\/|$)/, '/:id')
        .replace('/closing.all.count', '/:figure')
        .replace('/help/my-day', '/help/:page'),
    ),
  );
  const all = screenAddresses.map(({ path }) => path.replace(/\/\*$|\/:fileNumber\?$/, ''));
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((path) => !looked.has(path))).toEqual([]);
});

const attribute = ({ attributes }: ESTree.JSXOpeningElement, name: string) =>
  attributes.find(
    (each): each is ESTree.JSXAttribute =>
      each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' && each.name.name === name,
  );

const textOf = (found: ESTree.JSXAttribute | undefined) =>
  found?.value?.type === 'Literal' ? found.value.value : undefined;

// Other alerts need no role in the code, because the theme gives them the role `status`.
it('alerts interrupt screen readers for errors, but not for hints and warnings', () => {
  const wrong: string[] = [];
  for (const { program, placeOf } of sourceFiles('src')) {
    new Visitor({
      JSXOpeningElement(node) {
        if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'Alert') return;
        const isError = textOf(attribute(node, 'severity')) === 'error';
        const interrupts = textOf(attribute(node, 'role')) === 'alert';
        if (interrupts !== isError) wrong.push(placeOf(node));
      },
    }).visit(program);
  }
  expect(wrong).toEqual([]);
});

it('an alert has the role status by default', () => {
  expect(themes.light.components?.MuiAlert?.defaultProps?.role).toBe('status');
  expect(themes.dark.components?.MuiAlert?.defaultProps?.role).toBe('status');
});
