import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import plugin from 'fastify-plugin';
import type { Checker } from '../checking';

/** Generates the OpenAPI document from the routes and the checkers they validate with: `app.swagger()`. */
export const openapi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Casebook',
        version: '1',
        description: 'The register of a customs legal wing. docs/contract.md says it in words.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          client: { type: 'http', scheme: 'basic', description: 'OAuth client credentials' },
        },
      },
      security: [{ bearer: [] }],
    },
    transform: ({ schema, url, route }) => ({
      schema: {
        ...described(schema),
        ...(route.config?.access === 'public' && { security: [] }),
      } as FastifySchema,
      url,
    }),
  });
});

const CHECKED = ['body', 'querystring', 'params', 'headers'] as const;

/** Replaces each checker by the JSON schema it enforces. */
function described(schema: FastifySchema | undefined): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...schema };
  for (const part of CHECKED) {
    const checker = schema?.[part] as Checker<unknown> | undefined;
    if (checker?.jsonSchema) shown[part] = checker.jsonSchema;
  }
  return shown;
}
