import { checked, idParams, recordBody, type App } from '../../server/platform/http/checking';
import { text } from '../../domain/fields';
import { z } from 'zod';

/**
 * Code that must not compile: each line below an `@ts-expect-error` is wrong, and `tsc` fails if it
 * compiles after all.
 */
export function routesReadOnlyWhatTheirSchemaChecks(app: App) {
  app.put(
    '/checked/:id',
    {
      schema: {
        params: idParams,
        querystring: checked(z.object({ day: z.string() })),
        body: recordBody({ name: text() }, 'edit'),
      },
    },
    ({ params, query, body }) => {
      const facts: [number, string, string | null] = [params.id, query.day, body.values.name];
      // @ts-expect-error -- a parameter that the schema does not have
      return [facts, query.month];
    },
  );
  // @ts-expect-error -- parameters without a schema
  app.get('/params/:id', ({ params }) => params.id);
  // @ts-expect-error -- a query without a schema
  app.get('/query', { schema: { params: idParams } }, ({ query }) => query.day);
  // @ts-expect-error -- a body without a schema
  app.post('/body', ({ body }) => body.values);
}
