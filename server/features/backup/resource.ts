import { backupFaults, backupStates } from '../../../domain/backups';
import { DURATION } from './status';
import { askForBackup } from './runs';
import {
  instant,
  instantOrNull,
  integer,
  integerOrNull,
  text,
  textOrNull,
} from '../../platform/http/responses';
import { oneOf } from '../../platform/resource/filters';
import { regularResource, shown } from '../../platform/resource/resource';
import { by, byNullable } from '../../platform/resource/sorts';

/** Backups, complete or failed (docs/contract.md, "Backups"). A POST requests one, which a job makes. */
export const backups = regularResource({
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
