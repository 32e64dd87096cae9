import { Visitor, type ESTree } from 'vite';
import { expect, it } from 'vitest';
import { themes } from '../../../src/theme/theme';
import { sourceFiles } from '../../support/sourceFiles';

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
