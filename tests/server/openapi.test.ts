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
    'get /oauth/token/otp/sendOtp',
    'get /readyz',
    'post /api/casebook/session/code',
    'post /oauth/token',
  ]);
});

it('the API document describes the fields that only some courts’ records have', async () => {
  const { paths } = (await openapiDocument()) as Document;
  const recordOf = (type: string) =>
    paths[`/api/case/${type}/{id}`]!.get!.responses[200]!.content['application/json']!.schema.properties;
  for (const petition of ['high-court-cpa-cpl-cases', 'high-court-cp-cases']) {
    expect(recordOf(petition)).toMatchObject({
      highCourtAppeal: { type: ['string', 'null'] },
      highCOurtAppeal: { type: ['string', 'null'] },
      judgement: { enum: [1, 0, null] },
    });
  }
  const onTop = ['nothiNumber', 'revenue', 'workPlace'];
  expect(Object.keys(recordOf('civil-case'))).toEqual(expect.arrayContaining(onTop));
  expect(Object.keys(recordOf('high-court-cp-cases')).filter((name) => onTop.includes(name))).toEqual([]);
});

it.each([
  ['imports', ['isOutdated', 'alike', 'left']],
  ['changes', ['record']],
])(
  'the API document describes fields of a single record of %s that the list does not have',
  async (name, details) => {
    const { paths } = (await openapiDocument()) as Document;
    const { schema } = paths[`/api/casebook/${name}/{id}`]!.get!.responses[200]!.content['application/json']!;
    const list = paths[`/api/casebook/${name}`]!.get!.responses[200]!.content['application/json']!
      .schema as unknown as { items: typeof schema };
    const inList = Object.keys(list.items.properties);
    expect(Object.keys(schema.properties)).toEqual([...inList, ...details]);
  },
);
