import { Visitor, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { sourceFiles, type SourceFile } from '../../support/sourceFiles';
import { english as catalogue } from './allWords';
import { flat } from './flat';

const keys = flat(catalogue);

/** Attributes with text for people or screen readers. */
const TEXT_ATTRIBUTE =
  /^(label|title|subtitle|heading|hint|placeholder|alt|text|helperText|summary|aria-(label|description|roledescription|valuetext|placeholder))$|(Text|Label|Title)$/;

/** The files that may hold texts: the catalogues, and the place names of Bangladesh, which are data. */
const HOLDS_WORDS = /^src\/(i18n|resources\/companies\/places)\//;

const NAME_OF_THE_PRODUCT = 'Casebook';

const isText = (value: string) =>
  /\p{L}/u.test(value) && value.trim() !== NAME_OF_THE_PRODUCT && !keys.has(value);

/** The string literals an expression may evaluate to, without call arguments, which `sentences` checks. */
function textsOf(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    default:
      return [];
  }
}

function textsOfComponents({ program, placeOf }: SourceFile): string[] {
  const found: string[] = [];
  const look = (place: ESTree.Node, texts: string[]) =>
    found.push(...texts.filter(isText).map((text) => `${placeOf(place)} ${text.trim()}`));
  const ofChildren = ({ children }: { children: ESTree.JSXChild[] }) => {
    for (const child of children) look(child, child.type === 'JSXText' ? [child.value] : textsOf(child));
  };
  new Visitor({
    JSXElement: ofChildren,
    JSXFragment: ofChildren,
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && TEXT_ATTRIBUTE.test(node.name.name))
        look(node, textsOf(node.value));
    },
  }).visit(program);
  return found;
}

/** File names that are English in the Bengali UI too, because the contract fixes them. */
const NAMES_OF_FILES = new Set([
  'Demand Notice/Order of Custom House, Chattogram',
  'Section Wise Case Summary',
]);

/** Sentences outside the markup, such as arguments of a toast or a dialog. */
function sentences({ program, placeOf }: SourceFile): string[] {
  const found: string[] = [];
  const forTheLog = new Set<ESTree.Node>();
  const ofLog = ({ callee, arguments: given }: ESTree.NewExpression | ESTree.CallExpression) => {
    const isLog =
      callee.type === 'MemberExpression' &&
      callee.object.type === 'Identifier' &&
      callee.object.name === 'console';
    const isError = callee.type === 'Identifier' && callee.name.endsWith('Error');
    if (isLog || isError) for (const argument of given) forTheLog.add(argument);
  };
  new Visitor({
    NewExpression: ofLog,
    CallExpression: ofLog,
    Literal(node) {
      if (forTheLog.has(node) || typeof node.value !== 'string' || NAMES_OF_FILES.has(node.value)) return;
      if (/^\p{Lu}\p{Ll}+ \p{L}|[\u0980-\u09ff]/u.test(node.value))
        found.push(`${placeOf(node)} ${node.value}`);
    },
  }).visit(program);
  return found;
}

describe('texts of the interface', () => {
  const components = sourceFiles('src').filter(({ path }) => !HOLDS_WORDS.test(path));

  it("no text of the interface is written in a component's markup", () => {
    expect(components.flatMap(textsOfComponents)).toEqual([]);
  });

  it('no text of the interface is written elsewhere in the code', () => {
    expect(components.flatMap(sentences)).toEqual([]);
  });
});
