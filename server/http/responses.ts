import { yesOrNo, type Field, type Fields } from '../../domain/fields';

type JsonSchema = Record<string, unknown>;

/** JSON schemas of responses for the OpenAPI document; docs/contract.md explains them. */
export const recordAnswer = (fields: Fields, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties: {
    id,
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        namesOf(name, field).map((each) => [each, answered(field)]),
      ),
    ),
    version: { type: 'integer', description: 'of our own server only' },
    ...more,
  },
});

export const listAnswer = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const pageAnswer = (items: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    content: listAnswer(items),
    ...Object.fromEntries(['totalPages', 'totalElements', 'number', 'size', 'numberOfElements'].map(count)),
    first: { type: 'boolean' },
    last: { type: 'boolean' },
    empty: { type: 'boolean' },
    pageable: {
      type: 'object',
      properties: Object.fromEntries(['pageNumber', 'pageSize', 'offset'].map(count)),
    },
  },
});

export const id = { type: 'integer' };
export const idAnswer: JsonSchema = { type: 'object', properties: { id } };

/** `choiceAnswer({ texts: ['bankName'] })`: one entry of a dropdown list. */
export const choiceAnswer = ({
  texts,
  flags = [],
}: {
  texts: readonly string[];
  flags?: readonly string[];
}): JsonSchema => ({
  type: 'object',
  properties: {
    id,
    ...Object.fromEntries(texts.map((name) => [name, { type: ['string', 'null'] }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])),
  },
});

const count = (name: string) => [name, { type: 'integer' }];

function namesOf(name: string, field: Field): string[] {
  if (field.kind === 'ref') return [field.wire];
  return field.kind === 'text' && field.twin ? [name, field.twin] : [name];
}

function answered(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: ['string', 'null'] };
    case 'date':
      return { type: ['array', 'null'], items: { type: 'integer' }, description: '[year, month, day]' };
    case 'money':
      return { type: 'number', description: 'taka' };
    case 'whole':
      return { type: ['integer', 'null'] };
    case 'choice':
      return { enum: [...field.choices, null] };
    case 'bool':
      return { type: ['boolean', 'null'] };
    case 'yesNo':
      return { enum: [...(field.numeric ? [1, 0] : yesOrNo), null] };
    case 'ref':
      return { type: ['object', 'null'], properties: { id } };
    case 'refs':
      return listAnswer({ type: 'object', properties: { id } });
    case 'image':
      return { type: ['string', 'null'], description: 'a PNG as a data URL' };
  }
}
