import { Visitor, type ESTree } from 'vite';
import type { SourceFile } from '../../support/sourceFiles';

/** What an expression may amount to, as the source of a regular expression. */
type Shapes = string[];

/** In a shape: what only the running product knows. */
const UNKNOWN = '\0';

/** A name that is filled in: one part of a key, or a field of another record (`company.vatRegNo`). */
const NAME = '(?:(?:caseFilling|company|cnfAgent|workPlace|bank)\\.)*[^.]+';

/**
 * Every text that the file holds or puts together, as expressions that match it whole. Names of constants and
 * both ways of a condition are followed: `${words}.${seen ? 'read' : 'unread'}` is two keys.
 */
export function textsOf({ program }: SourceFile): RegExp[] {
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
  return [...shapes].filter(saysEnough).map(asExpression);
}

/** `${this}.${that}` would be every key there is, and `lists.${name}` every text of all lists. */
const saysEnough = (shape: string) => /[a-z]/i.test(shape) && !/^\w+\\\.\0$/.test(shape);

/** A shape may begin with more than one part: a prefix that a component is given. */
const asExpression = (shape: string) =>
  new RegExp(`^${shape.replace(/^\0/, '.+').replaceAll(UNKNOWN, NAME)}$`, 's');

function shapesOf(node: ESTree.Node, constants: Map<string, ESTree.Expression>): Shapes {
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? escaped(node.value) : UNKNOWN];
    case 'ConditionalExpression':
      return [...shapesOf(node.consequent, constants), ...shapesOf(node.alternate, constants)];
    case 'LogicalExpression':
      return [...shapesOf(node.left, constants), ...shapesOf(node.right, constants)];
    case 'Identifier': {
      const value = constants.get(node.name);
      // without itself: two functions of a file may give one name to what follows from each other
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

/** The names that the file asks of what it calls `texts`, as the sign-in does of its words. */
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
