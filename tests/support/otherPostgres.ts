import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface OtherPostgres {
  /** The folder of its socket, where the account `postgres` needs no password. */
  host: string;
  stop(): Promise<void>;
}

/** It stops when its input ends, however the tests do, and removes its data. */
const SCRIPT = `
set -e
data=$(mktemp -d /tmp/casebook-postgres-XXXXXX)
trap 'rm -r "$data"' EXIT
"$1/initdb" --pgdata="$data/cluster" --username=postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 >&2
echo "$data"
exec 3<&0
"$1/postgres" -D "$data/cluster" -k "$data" -c listen_addresses= -c fsync=off -c full_page_writes=off 3<&- >&2 &
server=$!
( read -r _ <&3 || true; kill -INT "$server" ) >/dev/null 2>&1 &
wait "$server"
`;

/** PostgreSQL refuses to run as root. */
const NOBODY = '65534:65534';

/** Starts a PostgreSQL that is not the embedded one (tools/postgresql.mjs) on data of its own. */
export async function startOtherPostgres(server: { root: string; programs: string }): Promise<OtherPostgres> {
  const asNobody = process.getuid?.() === 0 ? ['chroot', `--userspec=${NOBODY}`, server.root] : [];
  const [command, ...args] = [...asNobody, 'sh', '-c', SCRIPT, 'sh', server.programs];
  const child = spawn(command, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    detached: true, // Ctrl+C reaches the tests alone, whose end stops it
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [words, data] = await Promise.all([untilReady(child.stderr), firstLine(child.stdout)]);
  if (!data || words) throw new Error(`${server.programs}/postgres did not start:\n${words}`);
  return {
    host: join(server.root, data),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

async function firstLine(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) return line;
  return undefined;
}

/** Resolves to nothing once PostgreSQL takes connections, or to its last words when it ends before. */
function untilReady(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  const reading = createInterface({ input: output });
  return new Promise((resolve) => {
    reading.on('line', (line) => {
      lines.push(line);
      if (line.endsWith('ready to accept connections')) resolve('');
    });
    reading.on('close', () => resolve(lines.slice(-5).join('\n')));
  });
}
