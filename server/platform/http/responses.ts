import type { FastifyContextConfig } from 'fastify';
import type { Fields } from '../../../domain/fields';
import { namesOf } from '../../../domain/wire';

export type JsonSchema = Record<string, unknown>;

/** JSON schemas of responses for the OpenAPI document; docs/contract.md explains them. */
export const recordAnswer = (fields: Fields, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties: {
    id,
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        namesOf(name, field).map((each) => [each, field.kind.schemas(field, name).answered]),
      ),
    ),
    version: { type: 'integer', description: 'of our own server only' },
    ...more,
  },
});

export const objectAnswer = <P extends JsonSchema>(properties: P) => ({ type: 'object', properties });

/**
 * Makes the options of routes that stand under one heading of the OpenAPI document: the right they ask for, a summary,
 * the shape of the answer, and the checkers of path, query and body.
 */
export const routeUnder =
  (heading: string, before = '') =>
  <Config extends FastifyContextConfig, Checks extends object>(
    config: Config,
    summary: string,
    answer?: JsonSchema,
    checks = {} as Checks,
  ) => ({
    config,
    schema: {
      summary: before + summary,
      tags: [heading],
      ...(answer && { response: { 200: answer } }),
      ...checks,
    },
  });

/** Those of the regular dialect. */
export const regularRoute = routeUnder('regular');

/** Those of our own beside SPEC's registers. */
export const casebookRoute = routeUnder('casebook');

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
export const integer = { type: 'integer' };
export const integerOrNull = { type: ['integer', 'null'] };
export const text = { type: 'string' };
export const textOrNull = { type: ['string', 'null'] };
export const day = { type: 'string', format: 'date' };
export const dayOrNull = { type: ['string', 'null'], format: 'date' };
export const instant = { type: 'string', format: 'date-time' };
export const instantOrNull = { type: ['string', 'null'], format: 'date-time' };

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
    ...Object.fromEntries(texts.map((name) => [name, textOrNull])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])),
  },
});

const count = (name: string) => [name, integer];
