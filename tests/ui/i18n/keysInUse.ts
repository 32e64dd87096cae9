import { Visitor, type ESTree } from 'vite';
import type { SourceFile } from '../../support/sourceFiles';

/** Strings that an expression may evaluate to, as sources of regular expressions with UNKNOWN parts. */
type Shapes = string[];

/** Marks the part of a shape that is only known at run time. */
const UNKNOWN = '\0';

/** Matches an interpolated name: one part of a key, or a field of another record (`company.vatRegNo`). */
const NAME = '(?:(?:caseFilling|company|cnfAgent|workPlace|bank|steps)\\.)*[^.]+';

/**
 * All strings that a file contains or builds. Constants and both branches of a condition are resolved:
 * `${words}.${seen ? 'read' : 'unread'}` gives two keys.
 */
export function textsOf({ program }: SourceFile): Shapes {
  const constants = new Map<string, ESTree.Expression>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
  }).visit(program);

  const shapes = new Set<string>();
  const keep = (node: ESTree.Expression) => {
    for (const shape of shapesOf(node, constants)) shapes.add(shape);
  };
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && keep(node),
    TemplateLiteral: keep,
  }).visit(program);
  return [...shapes].filter(saysEnough);
}

/** Tells whether a key is among the texts. Only texts with an unknown part need an expression. */
export function lookUp(shapes: Shapes): (key: string) => boolean {
  const whole = new Set(shapes.map(unescaped));
  const expressions = [...new Set(shapes.filter(isOpen))].map(asExpression);
  return (key) => whole.has(key) || expressions.some((expression) => expression.test(key));
}

/** Whether a text is one of the keys, or may become one. */
export function isAmong(keys: Set<string>, shape: string): boolean {
  if (!isOpen(shape)) return keys.has(unescaped(shape));
  const expression = asExpression(shape);
  return [...keys].some((key) => expression.test(key));
}

const isOpen = (shape: string) => shape.includes(UNKNOWN);
const unescaped = (shape: string) => shape.replace(/\\(.)/g, '$1');

/**
 * Excludes `${this}.${that}`, which would match every key, and `lists.${name}`, which would match all
 * texts of lists.
 */
const saysEnough = (shape: string) => /[a-z]/i.test(shape) && !/^\w+\\\.\0$/.test(shape);

/** An unknown beginning may match several parts, because components receive prefixes. */
const asExpression = (shape: string) =>
  new RegExp(`^${shape.replace(/^\0/, '.+').replaceAll(UNKNOWN, NAME)}$`, 's');

function shapesOf(node: ESTree.Node, constants: Map<string, ESTree.Expression>): Shapes {
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? escaped(node.value) : UNKNOWN];
    case 'ParenthesizedExpression':
      return shapesOf(node.expression, constants);
    case 'ConditionalExpression':
      return [...shapesOf(node.consequent, constants), ...shapesOf(node.alternate, constants)];
    case 'LogicalExpression':
      // a fallback to nothing names no key
      return [...shapesOf(node.left, constants), ...shapesOf(node.right, constants).filter(Boolean)];
    case 'Identifier': {
      const value = constants.get(node.name);
      // `node.name` is left out, because functions of a file may reuse one name for values derived from each other
      return value ? shapesOf(value, without(constants, node.name)) : [UNKNOWN];
    }
    case 'TemplateLiteral':
      return node.quasis.reduce<Shapes>(
        (before, { value }, index) => {
          const hole = node.expressions[index];
          const after = hole ? shapesOf(hole, constants) : [''];
          return before.flatMap((start) => after.map((end) => start + escaped(value.raw) + end));
        },
        [''],
      );
    default:
      return [UNKNOWN];
  }
}

const without = (constants: Map<string, ESTree.Expression>, name: string) =>
  new Map([...constants].filter(([each]) => each !== name));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The properties a file reads from a variable called `texts`, as the sign-in does. */
export function propertiesOf({ program }: SourceFile): string[] {
  const names: string[] = [];
  new Visitor({
    MemberExpression({ object, property }) {
      const isTexts = object.type === 'Identifier' && object.name === 'texts';
      if (isTexts && property.type === 'Identifier') names.push(property.name);
    },
  }).visit(program);
  return names;
}
