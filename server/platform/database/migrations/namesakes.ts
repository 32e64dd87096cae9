import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** Every unique folded text, as of migration 0020. */
const REGISTERS = [
  { table: 'case_filing', text: 'nothi_number', unique: 'case_filing_file_number' },
  { table: 'app_user', text: 'user_name', unique: 'app_user_user_name_fold_key' },
  { table: 'work_place', text: 'name', unique: 'work_place_name_fold_key' },
  { table: 'bank', text: 'bank_name', unique: 'bank_bank_name_fold_key' },
  { table: 'cnf_agent', text: 'lic_no', unique: 'cnf_agent_licence' },
  { table: 'freight_forwarder_agent', text: 'lic_no', unique: 'freight_forwarder_agent_licence' },
  { table: 'shipping_agent', text: 'lic_no', unique: 'shipping_agent_licence' },
];

/**
 * `namesake` tells apart records whose texts are equal now but were different under an older folding: the first has 0,
 * the later ones 1, 2 … All other records have 0, and new records never become namesakes.
 */
export async function allowNamesakes(db: Db): Promise<void> {
  for (const { table, unique } of REGISTERS) {
    await sql
      .raw(`alter table ${table} drop constraint ${unique}, add namesake int not null default 0`)
      .execute(db);
  }
}

/** Numbers the namesakes by id and makes other texts unique again. */
export async function separateNamesakes(db: Db): Promise<void> {
  await createTriggerFunctions(db);
  for (const { table, text, unique } of REGISTERS) {
    const fold = `${text}_fold`;
    const statements = [
      `update ${table} set namesake = repeated.place - 1
      from (
        select id, row_number() over (partition by ${fold} order by id) as place from ${table}
        where ${fold} in (select ${fold} from ${table} group by 1 having count(*) > 1)
      ) as repeated
      where repeated.id = ${table}.id and repeated.place > 1`,
      `alter table ${table} add constraint ${unique} unique (${fold}, namesake)`,
      `create index ${table}_namesakes on ${table} (${fold}) where namesake > 0`,
      `create trigger drop_namesake before update of ${text} on ${table} for each row
      when (old.namesake > 0 and folded(old.${text}) is distinct from folded(new.${text}))
      execute function drop_namesake()`,
      `create trigger next_namesake_renamed after update of ${text} on ${table} for each row
      when (old.namesake = 0 and old.${fold} is distinct from new.${fold})
      execute function next_namesake('${fold}')`,
      `create trigger next_namesake_deleted after delete on ${table} for each row
      when (old.namesake = 0) execute function next_namesake('${fold}')`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

/**
 * A namesake whose text changes stops being one; when the first of several is deleted, the next becomes
 * the first.
 */
async function createTriggerFunctions(db: Db): Promise<void> {
  await sql`
    create function drop_namesake() returns trigger language plpgsql as $$
    begin
      new.namesake := 0;
      return new;
    end $$
  `.execute(db);
  await sql`
    create function next_namesake() returns trigger language plpgsql as $$
    begin
      execute format(
        'update %1$I set namesake = 0 where id =
          (select id from %1$I where %2$I = $1 and namesake > 0 order by namesake limit 1)',
        tg_table_name, tg_argv[0])
      using to_jsonb(old) ->> tg_argv[0];
      return null;
    end $$
  `.execute(db);
}
