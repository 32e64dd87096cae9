import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

/** `npm run schema`: writes docs/schema.sql from a freshly migrated database. */
const dataDir = mkdtempSync(join(tmpdir(), 'casebook-schema-'));
chmodSync(dataDir, 0o711); // when root runs this, PostgreSQL runs under another account
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'warn' });
try {
  const { startEmbeddedPostgres } = await vite.ssrLoadModule('@casebook/embedded-postgres');
  const { connect } = await vite.ssrLoadModule('/server/platform/database/connect.ts');
  const { migrateToLatest } = await vite.ssrLoadModule('/server/platform/database/migrate.ts');
  const { schemaDocument } = await vite.ssrLoadModule('/server/programs/schemaDocument.ts');
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = connect(postgres.connection, { max: 1 });
  await migrateToLatest(db);
  writeFileSync('docs/schema.sql', await schemaDocument(db));
  await db.destroy();
  await postgres.stop();
} finally {
  await vite.close();
  rmSync(dataDir, { recursive: true });
}
