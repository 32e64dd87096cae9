import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary directory that any account may enter; removed together with the folders beside it. */
export function temporaryDirectory() {
  const path = mkdtempSync(join(tmpdir(), 'casebook-bench-'));
  chmodSync(path, 0o755);
  const remove = () => {
    for (const each of [path, `${path}-state`, `${path}-backups`, `${path}-papers`])
      rmSync(each, { recursive: true, force: true, maxRetries: 5 });
  };
  return { path, remove };
}

/**
 * Builds and starts Casebook, and waits until it listens. It gets its own database and ignores the shell's settings.
 * `root` may name another checkout to start.
 */
export async function startCasebook(environment, root = '.', program = 'dist/server/main.js') {
  execFileSync(process.execPath, ['tools/build.mjs', '--if-needed'], { cwd: root });
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, ...OF_ITS_OWN, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let printed = '';
  const origin = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      printed += String(data);
      const ready = /ready at (\S+)/.exec(printed);
      if (ready) resolve(ready[1]);
    });
    void exited.then((code) => reject(new Error(`Casebook ended with ${code}`)));
  });
  void exited.then(() => process.off('exit', kill));
  return {
    origin,
    printed,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const OF_ITS_OWN = {
  HOST: '127.0.0.1',
  PORT: '0',
  DATABASE_URL: '',
  API_ORIGIN: '',
  TLS_CERT: '',
  TLS_KEY: '',
};
