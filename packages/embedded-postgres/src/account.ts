import { readFileSync, statSync } from 'node:fs';
import { EmbeddedPostgresError } from './errors';

/** The account PostgreSQL runs as; undefined means the one that runs this process. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged account. Existing data keeps its
 * owner, even if an account "postgres" was added since.
 */
export function chooseAccount(cluster: string): Account {
  const owner = ownerOf(cluster);
  const user = process.getuid?.();
  if (user === undefined) return undefined;
  if (user !== 0) {
    if (owner && owner.uid !== user) throw foreignData(cluster);
    return undefined;
  }
  if (owner?.uid === 0) throw dataOfRoot(cluster);
  return owner ?? unprivilegedAccount();
}

function ownerOf(cluster: string): Account {
  const stats = statSync(cluster, { throwIfNoEntry: false });
  return stats && { uid: stats.uid, gid: stats.gid };
}

function unprivilegedAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new EmbeddedPostgresError(
    'no-account',
    'PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody" to run it as. ' +
      'Create one ("useradd --system postgres"), or start from an ordinary account.',
  );
}

function foreignData(cluster: string) {
  return new EmbeddedPostgresError(
    'data-of-another-account',
    `The data in ${cluster} belongs to another account on this computer. ` +
      'Start from the account that created it, or choose another directory.',
  );
}

function dataOfRoot(cluster: string) {
  return new EmbeddedPostgresError(
    'data-of-another-account',
    `The data in ${cluster} belongs to root, and PostgreSQL refuses to run as root. If it was copied there ` +
      `from a backup, give it to the account that runs PostgreSQL, for example "chown -R postgres ${cluster}", ` +
      'and start again.',
  );
}
