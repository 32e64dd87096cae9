import { sql } from 'kysely';
import { keptRegisterNamed, keptRegisters } from '../../../domain/history';
import type { WireRecord } from '../../../domain/wire';
import type { Db } from '../../platform/database/schema';
import { columnOf, keptOnWire, referencesIn } from './keptRecords';
import { fileNumberIn, namesOfRecords } from './names';
import { ids, oneOf, sinceDay, untilDay, byPersonsName, byUser } from '../../platform/resource/filters';
import { regularResource, by, byText } from '../../platform/resource/resource';
import { changeRows, changes, fileOf, type ChangeRow } from './changes';

/**
 * The registers whose records the bin may hold. Proceedings are left out, since they are deleted and restored
 * with their record.
 */
const REGISTERS = keptRegisters.map(({ name }) => name).filter((name) => name !== 'proceedings');

/** A register whose records are deleted and restored together with their parent. */
interface Part {
  register: string;
  table: string;
  of: 'proceeding' | 'filing' | 'either';
}

export const parts: readonly Part[] = [
  { register: 'hearings', table: 'hearing', of: 'proceeding' },
  { register: 'limits', table: 'time_limit', of: 'proceeding' },
  { register: 'notes', table: 'note', of: 'filing' },
  { register: 'steps', table: 'step', of: 'filing' },
  { register: 'volumes', table: 'volume', of: 'filing' },
  { register: 'movements', table: 'movement', of: 'filing' },
  { register: 'file-retention', table: 'file_retention', of: 'filing' },
  { register: 'stays', table: 'stay', of: 'proceeding' },
  { register: 'recovery-steps', table: 'recovery_step', of: 'filing' },
  { register: 'money-entries', table: 'money_entry', of: 'either' },
  { register: 'papers', table: 'paper', of: 'either' },
  { register: 'guarantees', table: 'guarantee', of: 'filing' },
];

const PARTS = sql`${parts.map(({ register }) => register)}::text[]`;

/** The title that `readDeleted` gives a deletion. */
const TITLE = sql`coalesce(
  case register ${sql.join(
    keptRegisters.flatMap((register) =>
      register.title
        ? [sql`when ${sql.lit(register.name)} then was ->> ${sql.lit(columnOf(register, register.title))}`]
        : [],
    ),
    sql` `,
  )} end,
  ${fileNumberIn('change.case_filing_id')}
)`;

const { became: _became, action: _action, ...shown } = changes.derived!;

/** The bin: deletions of records that have not been restored. */
export const deleted = regularResource({
  name: 'deleted',
  title: 'Bin',
  table: 'change',
  fields: {},
  derived: shown,
  sorts: {
    at: by('at'),
    register: by('register'),
    'by.fullName': byPersonsName('by_user'),
    reason: byText('reason'),
    title: byText('title', TITLE),
  },
  newestFirst: true,
  filters: {
    register: oneOf('register', REGISTERS),
    recordId: ids('record_id'),
    by: byUser('by_user'),
    from: sinceDay('at'),
    to: untilDay('at'),
  },
  // a record deleted together with its parent is restored with the parent, so the bin does not list it
  visibleTo: () => sql`action = 'delete' and register <> 'proceedings' and not (
    register = any(${PARTS}) and exists (
      select from change whole
      where whole.tx = change.tx and whole.action = 'delete' and whole.case_filing_id = change.case_filing_id
        and whole.register <> all(${PARTS})
    )
  ) and not exists (
    select from change later
    where later.register = change.register and later.record_id = change.record_id and later.id > change.id
  )`,
  total: 'upTo',
  records: readDeleted,
});

async function readDeleted(db: Db, changeIds: number[]): Promise<WireRecord[]> {
  const rows = await changeRows(db, changeIds);
  const nameOf = await namesOfRecords(
    db,
    rows.flatMap(({ register, was, caseFilingId }) => [
      ...referencesIn(register, was),
      ...(caseFilingId === null ? [] : [{ register: 'case-fillings', id: caseFilingId }]),
    ]),
  );
  return rows.map(({ became: _none, action: _deletion, was, ...row }) => ({
    ...row,
    was: was && keptOnWire(row.register, was, nameOf),
    title: textOf(row.register, was, keptRegisterNamed(row.register).title) ?? fileOf(row, nameOf),
    titleBn: textOf(row.register, was, 'nameBn'),
    file: fileOf(row, nameOf),
  }));
}

/** A text of a deleted record; null if it has none, as a court case without a number. */
function textOf(register: string, was: ChangeRow['was'], field: string | undefined): string | null {
  const value = field && was?.[columnOf(keptRegisterNamed(register), field)];
  return typeof value === 'string' ? value : null;
}
