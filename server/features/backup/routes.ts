import type { Kysely } from 'kysely';
import { backupWarnings } from '../../../domain/backups';
import { backupStatus, type BackupPlaces } from './status';
import type { Database } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { regularRoutes } from '../../platform/resource/routes';
import { backups } from './resource';
import type { App } from '../../platform/http/checking';

interface Parts {
  db: Kysely<Database>;
  places: BackupPlaces;
}

/** Backups (docs/contract.md, "Backups"). */
export async function backupRoutes(app: App, { db, places }: Parts) {
  regularRoutes(app, db, backups);
  app.get(
    '/api/casebook/backup-status',
    {
      config: access('backups', 'read'),
      schema: {
        summary: 'Where backups lie, the last good one, and what there is to worry about',
        tags: ['casebook'],
        response: { 200: answer },
      },
    },
    () => backupStatus(db, places),
  );
}

const bytes = { type: 'integer' };
const answer = {
  type: 'object',
  properties: {
    folder: { type: 'string' },
    isChosen: { type: 'boolean', description: 'the setting BACKUP_DIR names it' },
    isEncrypted: { type: 'boolean' },
    free: { type: ['integer', 'null'], description: 'bytes on its disk' },
    lastGood: {
      type: ['object', 'null'],
      properties: {
        at: { type: 'string', format: 'date-time' },
        file: { type: 'string' },
        bytes,
        ms: { type: 'integer' },
      },
    },
    warnings: { type: 'array', items: { type: 'string', enum: [...backupWarnings] } },
  },
};
