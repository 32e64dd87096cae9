import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { startCasebook, temporaryDirectory } from '../casebook.mjs';

/** Starts a Casebook with the sample data, on which sessions of many users can be opened. */
export async function startFilled() {
  const directory = temporaryDirectory();
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
  });
  const { openSessions } = await vite.ssrLoadModule('/bench/load/sessions.ts');
  const casebook = await startCasebook({ DATA_DIR: directory.path, SEED: 'demo', LOG_LEVEL: 'fatal' });
  return {
    origin: casebook.origin.replace('localhost', '127.0.0.1'),
    dataDir: directory.path,
    /** Resident memory, in MiB. */
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(casebook.pid)])) / 1024,
    openSessions: (count) => openSessions(join(directory.path, 'socket'), count),
    async stop() {
      await casebook.stop();
      await vite.close();
      directory.remove();
    },
  };
}

/** The value below which the given fraction of the values lies. */
export function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
