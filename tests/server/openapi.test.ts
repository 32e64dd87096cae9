import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openapiDocument } from '../../server/programs/openapiDocument';

interface Operation {
  summary?: string;
  security?: unknown[];
  responses: Record<string, { content: Record<string, { schema: { properties: Record<string, unknown> } }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

it('docs/openapi.json is up to date with the routes (npm run openapi regenerates it)', async () => {
  const written = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document;
  expect(written).toEqual(JSON.parse(JSON.stringify(await openapiDocument())));
});

it('the API document describes every operation, and which ones need no token', async () => {
  const { paths } = (await openapiDocument()) as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
  );
  expect(operations.map((operation) => operation.name)).toContain('delete /api/case/case-filling{id}');
  expect(operations.filter((operation) => !operation.summary)).toEqual([]);
  expect(
    operations
      .filter((operation) => operation.security?.length === 0)
      .map((operation) => operation.name)
      .sort(),
  ).toEqual([
    'delete /api/casebook/session',
    'get /api/casebook/calendar/{file}',
    'get /api/casebook/capabilities',
    'get /healthz',
    'get /metrics',
    'get /oauth/oidc/callback',
    'get /oauth/oidc/start',
    'get /oauth/token/otp/sendOtp',
    'get /readyz',
    'post /api/casebook/session/code',
    'post /oauth/oidc/session',
    'post /oauth/token',
  ]);
});
