import { sql, type Kysely } from 'kysely';
import { REGISTERS } from './0024_proceedings';
import { keepProceeding } from './proceedingTriggers';

type Db = Kysely<unknown>;

/**
 * When a proceeding takes over the court of its record, its version increases. A section, bank or desk cannot take
 * a Bengali name that another has.
 */
export async function up(db: Db): Promise<void> {
  for (const register of REGISTERS.filter(({ court }) => court)) {
    await sql.raw(keepProceeding(register)).execute(db);
  }
  await refuseTakenNames(db);
}

/**
 * Triggers rather than a unique index, since a register may already have two records of the same name, which both
 * keep it. The lock lets the later of two transactions see the name that the earlier one has set.
 */
async function refuseTakenNames(db: Db): Promise<void> {
  await sql`
    create function refuse_taken_name_bn() returns trigger language plpgsql as $$
    declare
      is_taken boolean;
    begin
      perform pg_advisory_xact_lock(tg_relid::int, 0);
      execute format('select exists (select from %I where name_bn_fold = $1 and id <> $2)', tg_table_name)
      into is_taken using new.name_bn_fold, new.id;
      if is_taken then
        raise exception 'another one has the name %', new.name_bn
        using errcode = 'unique_violation', constraint = tg_table_name || '_name_bn_fold_key';
      end if;
      return null;
    end $$
  `.execute(db);
  for (const table of ['work_place', 'bank', 'desk']) {
    const statements = [
      `create trigger refuse_taken_name_bn_at_first after insert on ${table} for each row
      when (new.name_bn is not null) execute function refuse_taken_name_bn()`,
      `create trigger refuse_taken_name_bn after update on ${table} for each row
      when (new.name_bn_fold is not null and old.name_bn_fold is distinct from new.name_bn_fold)
      execute function refuse_taken_name_bn()`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}
