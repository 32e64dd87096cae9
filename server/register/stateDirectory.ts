import { createHash } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config';
import { defaultDataDir } from '../dataDirectory';

export interface Place {
  /** The folder that names the register, outside its data. */
  stateDir: string;
  /** Where the data are, in words for people; without the account and its password. */
  where: string;
}

/** Beside the data directory, since what takes the data away must leave it. */
export function placeOfDataDir({ stateDir }: Config, dataDir: string): Place {
  return { stateDir: path.resolve(stateDir ?? `${dataDir}-state`), where: dataDir };
}

/** Processes on one machine may use several databases, so each has a folder of its own. */
export function placeOfDatabase({ stateDir }: Config, connectionString: string): Place {
  const { host, port, database } = new pg.Client({ connectionString });
  const where = `the database "${database}" on ${host}:${port}`;
  const hash = createHash('sha256')
    .update(JSON.stringify([host, port, database]))
    .digest('hex');
  const folder = path.join(`${defaultDataDir()}-state`, `database-${hash.slice(0, 16)}`);
  return { stateDir: path.resolve(stateDir ?? folder), where };
}
