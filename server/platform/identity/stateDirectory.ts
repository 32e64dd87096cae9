import { createHash } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config';
import { defaultDataDir } from '../dataDirectory';

export interface Place {
  /** The folder of the identity file, outside the register's data. */
  stateDir: string;
  /** Where the data are, in words; without user name and password. */
  where: string;
}

/** The state folder is beside the data directory, so that it still exists when the data are lost or unmounted. */
export function placeOfDataDir({ stateDir }: Config, dataDir: string): Place {
  return { stateDir: path.resolve(stateDir ?? `${dataDir}-state`), where: dataDir };
}

/** One state folder per database, since processes on one machine may use several. */
export function placeOfDatabase({ stateDir }: Config, connectionString: string): Place {
  const { host, port, database } = new pg.Client({ connectionString });
  const where = `the database "${database}" on ${host}:${port}`;
  const hash = createHash('sha256')
    .update(JSON.stringify([host, port, database]))
    .digest('hex');
  const folder = path.join(`${defaultDataDir()}-state`, `database-${hash.slice(0, 16)}`);
  return { stateDir: path.resolve(stateDir ?? folder), where };
}
