import { sql, type RawBuilder } from 'kysely';
import type { Field } from '../../../domain/fields';
import { keptRegisterNamed, type KeptRegister } from '../../../domain/history';
import { bengaliName } from '../../../domain/keptLists';
import { namesOf, type WireRecord } from '../../../domain/wire';
import { columnName } from '../../platform/database/preparedStatements';
import type { Db } from '../../platform/database/schema';

/** The kept values of a row, by column: the whole row, or the columns that differ. */
export type Kept = Record<string, unknown>;

/** A record as it is kept in the history. */
export interface KeptRecord {
  id: number;
  kept: Kept;
}

export interface Named {
  name: string | null;
  nameBn: string | null;
}

/**
 * The names of records, by their register and id; null if unknown, undefined for records whose existence the
 * reader may not know.
 */
export type Names = (register: string, id: number) => Named | null | undefined;

export const columnOf = ({ columns = {} }: Pick<KeptRegister, 'columns'>, field: string): string =>
  columns[field] ?? columnName(field);

/** The resource that a field refers to, by the name of the list from which its value is chosen. */
const REFERRED: Record<string, string> = {
  workplace: 'sections',
  'company-choices': 'companies',
  'cnf-agent-choices': 'cnf-agents',
  'bank-choices': 'banks',
  'loss-reason-choices': 'loss-reasons',
  'case-fillings': 'case-fillings',
  proceedings: 'proceedings',
  hearings: 'hearings',
  users: 'users',
  calendars: 'calendars',
  desks: 'desks',
  banks: 'banks',
  stays: 'stays',
  guarantees: 'guarantees',
  'paper-kinds': 'paper-kinds',
  destructions: 'destructions',
  volumes: 'volumes',
  roles: 'roles',
};

/** The resource that a field refers to; null for other kinds of fields. */
export const referredBy = (field: Field): string | null =>
  'to' in field ? REFERRED[field.to as string]! : null;

/** The references in the kept values of a row, except those in the fields `except`. */
export function referencesIn(
  registerName: string,
  kept: Kept | null,
  except?: ReadonlySet<string>,
): { field: string; register: string; id: number }[] {
  if (!kept) return [];
  const register = keptRegisterNamed(registerName);
  return Object.entries(register.fields).flatMap(([name, field]) => {
    const to = except?.has(name) ? null : referredBy(field);
    const value = to && kept[columnOf(register, name)];
    if (!to || !value) return [];
    return (Array.isArray(value) ? value : [value]).map((id: number) => ({ field: name, register: to, id }));
  });
}

/**
 * Converts the kept values of a row to the wire: fields under their names in requests, references with their
 * names. References to records that the reader may not know of are left out.
 */
export function keptOnWire(registerName: string, kept: Kept, nameOf: Names): WireRecord {
  const register = keptRegisterNamed(registerName);
  return Object.fromEntries(
    Object.entries(register.fields).flatMap(([name, field]) => {
      const value = kept[columnOf(register, name)];
      if (value === undefined || isHidden(name, field, value, nameOf)) return [];
      return [[namesOf(name, field)[0], value === null ? null : shown(register, name, value, nameOf)]];
    }),
  );
}

/** The kept values without references to records that the reader may not know of. */
export function keptAsSeen(registerName: string, kept: Kept, nameOf: Names): Kept {
  const register = keptRegisterNamed(registerName);
  const hidden = new Set<string>();
  for (const [name, field] of Object.entries(register.fields)) {
    const column = columnOf(register, name);
    const value = kept[column];
    if (value !== undefined && isHidden(name, field, value, nameOf)) hidden.add(column);
  }
  return Object.fromEntries(Object.entries(kept).filter(([column]) => !hidden.has(column)));
}

/**
 * Only references to proceedings are hidden. The reference to the proceeding that the record itself belongs
 * to is shown, since whoever may read the change may read that proceeding.
 */
function isHidden(name: string, field: Field, value: unknown, nameOf: Names): boolean {
  const to = name === 'proceedingId' ? null : referredBy(field);
  return to === 'proceedings' && value !== null && nameOf(to, value as number) === undefined;
}

function shown({ fields, picture }: KeptRegister, name: string, value: unknown, nameOf: Names): unknown {
  const field = fields[name]!;
  const to = referredBy(field);
  if (to) {
    const named = (id: number) => {
      const { name = null, nameBn = null } = nameOf(to, id) ?? {};
      return { id, [to === 'roles' ? 'role' : 'name']: name, ...bengaliName(nameBn) };
    };
    return Array.isArray(value) ? value.map(named) : named(value as number);
  }
  if (name === 'password') return true;
  return name === picture ? { sha256: value } : field.kind.fromRow(value);
}

/** The whole record in its state after a change; null if the change deleted it. */
export async function recordAfter(db: Db, changeId: number): Promise<Kept | null> {
  const { rows } = await sql<{ kept: Kept | null }>`
    select replayed(c.was, c.became order by c.id) as kept
    from change c join change last on c.register = last.register and c.record_id = last.record_id and c.id <= last.id
    where last.id = ${changeId}
  `.execute(db);
  return rows[0]?.kept ?? null;
}

/**
 * Records of a register in their state at an instant; those that did not exist, or had no history yet, are
 * left out.
 */
export async function recordsAt(
  db: Db,
  register: string,
  which: RawBuilder<unknown>,
  before: RawBuilder<unknown>,
): Promise<KeptRecord[]> {
  const { rows } = await sql<KeptRecord>`
    select record_id as id, replayed(was, became order by id) as kept from change
    where register = ${register} and ${which} and at < ${before}
    group by record_id having replayed(was, became order by id) is not null order by record_id
  `.execute(db);
  return rows;
}

/** A record as it was when its history began. */
export async function firstOf(db: Db, register: string, id: number): Promise<Kept | null> {
  const { rows } = await sql<{ became: Kept | null }>`
    select became from change where register = ${register} and record_id = ${id} order by id limit 1
  `.execute(db);
  return rows[0]?.became ?? null;
}
