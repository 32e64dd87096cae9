import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

/** `npm run openapi`: writes docs/openapi.json from the server's routes. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'warn' });
try {
  const { openapiDocument } = await vite.ssrLoadModule('/server/programs/openapiDocument.ts');
  writeFileSync('docs/openapi.json', `${JSON.stringify(await openapiDocument(), null, 2)}\n`);
} finally {
  await vite.close();
}
