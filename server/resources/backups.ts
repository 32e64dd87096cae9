import { sql } from 'kysely';
import { backupFaults, backupStates } from '../../domain/backups';
import { DURATION } from '../backup/status';
import { askForBackup } from '../backup/runs';
import { oneOf } from '../regular/filters';
import { regularResource } from '../regular/resource';

const text = { type: ['string', 'null'] };
const instant = { type: ['string', 'null'], format: 'date-time' };
const whole = { type: ['integer', 'null'] };
const shown = (column: string, schema: Record<string, unknown>) => ({ sql: sql.ref(column), schema });
const by = (column: string, nullable = true) => ({ column, nullable });

/** Backups, complete or failed (docs/contract.md, "Backups"). A POST requests one, which a job makes. */
export const backups = regularResource({
  name: 'backups',
  title: 'Backups',
  table: 'backup',
  fields: {},
  newestFirst: true,
  derived: {
    at: shown('at', { type: 'string', format: 'date-time' }),
    finishedAt: shown('finished_at', instant),
    folder: shown('folder', text),
    file: shown('file', text),
    bytes: shown('bytes', whole),
    ms: { sql: DURATION, schema: { ...whole, description: 'how long it took' } },
    state: shown('state', { type: 'string', enum: [...backupStates] }),
    progress: shown('progress', { type: 'integer', description: 'in percent' }),
    error: shown('error', { enum: [...backupFaults, null] }),
  },
  sorts: {
    at: by('at', false),
    finishedAt: by('finished_at'),
    file: by('file'),
    bytes: by('bytes'),
    ms: { ...by('ms'), expression: DURATION },
    state: by('state', false),
    error: by('error'),
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
