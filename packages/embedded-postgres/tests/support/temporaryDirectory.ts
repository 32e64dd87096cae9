import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A directory that PostgreSQL's account can enter; removed after the test, or after all tests given afterAll. */
export function temporaryDirectory(onEnd: (remove: () => void) => void = onTestFinished): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'embedded-postgres-'));
  chmodSync(directory, 0o755);
  onEnd(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return directory;
}
