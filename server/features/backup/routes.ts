import { backupWarnings, backupFaults, backupStates } from '../../../domain/backups';
import { backupStatus, type BackupPlaces, DURATION } from './status';
import type { Db } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { regularRoutes } from '../../platform/resource/routes';
import type { App } from '../../platform/http/checking';
import { askForBackup } from './runs';
import {
  instant,
  instantOrNull,
  integer,
  integerOrNull,
  text,
  textOrNull,
  casebookRoute,
  listAnswer,
  objectAnswer,
} from '../../platform/http/responses';
import { oneOf } from '../../platform/resource/filters';
import { regularResource, shown, by, byNullable } from '../../platform/resource/resource';

interface Parts {
  db: Db;
  places: BackupPlaces;
}

/** Backups (docs/contract.md, "Backups"). */
export async function backupRoutes(app: App, { db, places }: Parts) {
  regularRoutes(app, db, backups);
  app.get(
    '/api/casebook/backup-status',
    casebookRoute(
      access('backups', 'read'),
      'Where backups lie, the last good one, and what there is to worry about',
      answer,
    ),
    () => backupStatus(db, places),
  );
}

const answer = objectAnswer({
  folder: text,
  isChosen: { type: 'boolean', description: 'the setting BACKUP_DIR names it' },
  isEncrypted: { type: 'boolean' },
  free: { type: ['integer', 'null'], description: 'bytes on its disk' },
  lastGood: {
    type: ['object', 'null'],
    properties: {
      at: instant,
      file: text,
      bytes: integer,
      ms: integer,
    },
  },
  warnings: listAnswer({ type: 'string', enum: [...backupWarnings] }),
});

/** Backups, complete or failed (docs/contract.md, "Backups"). A POST requests one, which a job makes. */
const backups = regularResource({
  name: 'backups',
  title: 'Backups',
  table: 'backup',
  fields: {},
  newestFirst: true,
  derived: {
    at: shown('at', instant),
    finishedAt: shown('finished_at', instantOrNull),
    folder: shown('folder', textOrNull),
    file: shown('file', textOrNull),
    bytes: shown('bytes', integerOrNull),
    ms: { sql: DURATION, schema: { ...integerOrNull, description: 'how long it took' } },
    state: shown('state', { ...text, enum: [...backupStates] }),
    progress: shown('progress', { ...integer, description: 'in percent' }),
    error: shown('error', { enum: [...backupFaults, null] }),
    papers: shown('papers', integerOrNull),
    papersMissing: shown('papers_missing', integerOrNull),
    missingNames: shown('missing_names', { type: ['array', 'null'], items: text }),
  },
  sorts: {
    at: by('at'),
    finishedAt: byNullable('finished_at'),
    file: byNullable('file'),
    bytes: byNullable('bytes'),
    ms: { ...byNullable('ms'), expression: DURATION },
    state: by('state'),
    error: byNullable('error'),
  },
  filters: { state: oneOf('state', backupStates) },
  async create(trx, _values, { userId }) {
    const requested = await askForBackup(trx, { askedBy: userId });
    if (requested !== null) return requested;
    const { id } = await trx
      .selectFrom('backup')
      .select('id')
      .where('state', '=', 'RUNNING')
      .executeTakeFirstOrThrow();
    return id;
  },
});
